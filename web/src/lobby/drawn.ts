// How a picture of a box is made: a few tiles and the pieces that make the box, on its own sea.
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

export const picture = (ground: string, glow: string, drawn: readonly Drawn[]): Picture => ({ ground, glow, drawn })
export const tile = (id: string, x: number, y: number, size = 110): Drawn => ({ id: `ter-${id}`, x, y, size })
export const piece = (id: string, x: number, y: number, size: number, colour?: string): Drawn =>
  colour === undefined ? { id, x, y, size } : { id, x, y, size, colour }
