/** What is done with knights: in their panel, or with a tap on the knight. */
export const KNIGHT_KINDS = [
  'activate',
  'promote',
  'lift_knight',
  'chase_robber',
  'chase_pirate',
  'activate_path_knight',
  'promote_path_knight',
] as const
export const isKnightKind = (kind: string): boolean => (KNIGHT_KINDS as readonly string[]).includes(kind)
