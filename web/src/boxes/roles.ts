// What each verb is for, until the sheet says it itself.
const ROLES: Readonly<Record<string, readonly string[]>> = {
  roll: ['roll'],
  end_turn: ['ends_turn'],
  end_part: ['ends_turn'],
  pass_building: ['ends_turn'],
  offer_trade: ['trade'],
  maritime_trade: ['trade'],
  market_trade: ['trade'],
  pile_trade: ['trade'],
  accept_trade: ['trade'],
  decline_trade: ['trade'],
  counter_trade: ['trade'],
  confirm_trade: ['trade'],
  withdraw_trade: ['trade'],
}
/** What a verb builds or buys that its name does not say. */
export const BUILDS: Readonly<Record<string, string>> = { recruit: 'knight' }

export const rolesOf = (verb: string): readonly string[] => ROLES[verb] ?? []
