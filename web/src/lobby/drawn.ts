// How a picture of a box is drawn: a few tiles and the pieces that make the box, on its own sea. They are in the file
// pictures.json of the box.
export interface Drawn {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour?: string
}
export interface Picture {
  readonly ground: string
  readonly glow: string
  readonly drawn: readonly Drawn[]
}
/** By the names of games; one that has none gets that of its box. */
export type Pictures = Readonly<Record<string, Picture>>

/** With the colours of their grounds, which the drawings name. */
export const painted = (drawn: Pictures, colours: Readonly<Record<string, string>>): Pictures =>
  Object.fromEntries(
    Object.entries(drawn).map(([name, { ground, glow, drawn }]) => [
      name,
      { ground: colours[ground] ?? ground, glow: colours[glow] ?? glow, drawn },
    ]),
  )
