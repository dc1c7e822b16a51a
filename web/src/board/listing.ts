// The board as a list: what everybody has on it, what moves about, the tiles with who stands around them, the harbours.
import type { Listed } from '../boxes/box'
import { listOf, sum } from '../reading'
import { edgeOf, harbourOf, pieceName, placeOf, tileFacts, tileOf } from '../text/places'
import { nameOf, personOf, type Speaker } from '../text/sentences'
import type { Place } from './geometry'
import type { Piece, Scene } from './scene'
import { cardDrawing, drawing } from './sprites'

export interface Row {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly place: Place
  readonly picture: string
  readonly seat: number // whose colours the picture has; -1: nobody's
}
/** Rows of one kind; those of a group that are many stand in groups of their own. */
export interface Group {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly seat: number // -1: nobody's
  readonly picture: string
  readonly rows: readonly Row[]
  readonly groups: readonly Group[]
}
export type Tab = 'pieces' | 'tiles' | 'harbours'
export type Groups = Readonly<Record<Tab, readonly Group[]>>

const FEW = 3 // pieces of one kind on paths: more than these stand in a group of their own

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const group = (id: string, title: string, more: Partial<Group>): Group => ({
  id,
  title: capital(title),
  note: '',
  seat: -1,
  picture: '',
  rows: [],
  groups: [],
  ...more,
})

class Lister {
  constructor(
    private readonly by: Speaker,
    private readonly scene: Scene,
    private readonly boxes: readonly { readonly listed: Listed; readonly part: unknown }[],
  ) {}

  private say(key: string, values: Record<string, string | number> = {}): string {
    return this.by.words.say(key, values)
  }

  private notesAt(place: Place): string[] {
    return this.boxes.flatMap(({ listed, part }) => listed.notesOf?.(this.by, part, place) ?? [])
  }

  /** What stands on the tiles beside a place and shuts them. */
  private shutBeside({ kind, at }: Place): string[] {
    const { graph } = this.by.sheet
    const tiles = kind === 'corner' ? graph.corner_tiles[at] : kind === 'edge' ? graph.edge_tiles[at] : []
    return this.scene.tokens
      .filter(({ tile }) => tiles?.includes(tile))
      .map(({ piece, tile }) =>
        this.say('list-stands-on', { piece: pieceName(this.by, piece), tile: tileOf(this.by, tile) }),
      )
  }

  private textAt(place: Place): string {
    const extra = [...this.notesAt(place), ...(place.kind === 'edge' ? [] : this.shutBeside(place))]
    return [placeOf(this.by, place), ...extra].join(', ')
  }

  private row(place: Place, title: string, more: Partial<Row> = {}): Row {
    return {
      id: `${title} ${place.kind} ${place.at}`,
      title: capital(title),
      text: this.textAt(place),
      place,
      picture: '',
      seat: -1,
      ...more,
    }
  }

  private nameOf(piece: Piece): string {
    const better = this.boxes.map(({ listed, part }) => listed.nameOf?.(this.by, part, piece)).find((name) => name)
    return better ?? pieceName(this.by, piece.piece)
  }

  private rowOf(piece: Piece): Row {
    const picture = drawing(`pc-${piece.piece}`, `pc-${piece.piece}-1`) ?? ''
    return this.row(piece.place, this.nameOf(piece), { picture, seat: piece.seat })
  }

  private readonly fromBoxes = () =>
    this.boxes.flatMap(({ listed, part }) =>
      (listed.pieces?.(this.by, part) ?? []).map((one) => ({
        kind: one.piece,
        row: this.row(one.place, one.title, {
          picture: drawing(`pc-${one.piece}`) ?? '',
          seat: one.seat,
          ...(one.note ? { text: `${this.textAt(one.place)}, ${one.note}` } : {}),
        }),
      })),
    )

  /** The pieces of one colour: what stands on corners one by one, what lies on paths counted. */
  private colour(seat: number, more: readonly { kind: string; row: Row }[]): Group {
    const { view, sheet, me } = this.by
    const pieces = this.scene.pieces.filter((piece) => piece.seat === seat)
    const standing = pieces.filter(({ place }) => place.kind !== 'edge')
    const lying = pieces.filter(({ place }) => place.kind === 'edge')
    const kinds = [...new Set(lying.map(({ piece }) => piece))]
    const many = kinds.filter((kind) => lying.filter(({ piece }) => piece === kind).length > FEW)
    const points = (listOf(view, 'points')[seat] ?? 0) + (seat === me ? (listOf(view, 'secret_points')[seat] ?? 0) : 0)
    const route = listOf(view, 'route_length')[seat] ?? 0
    return group(`colour-${seat}`, seat < sheet.players ? personOf(this.by, seat) : nameOf(this.by, seat), {
      seat,
      note: [
        ...(seat < sheet.players && Array.isArray(view.points) ? [this.say('list-points', { count: points })] : []),
        this.say('list-pieces', { count: pieces.length + more.length }),
      ].join(', '),
      rows: [
        ...standing.map((piece) => this.rowOf(piece)),
        ...more.map(({ row }) => row),
        ...lying.filter(({ piece }) => !many.includes(piece)).map((piece) => this.rowOf(piece)),
      ],
      groups: many.map((kind) => {
        const rows = lying.filter(({ piece }) => piece === kind).map((piece) => this.rowOf(piece))
        return group(
          `colour-${seat}-${kind}`,
          this.say('list-count', { count: rows.length, piece: rows[0]?.title ?? kind }),
          {
            seat,
            picture: rows[0]?.picture ?? '',
            note: route > 0 ? this.say('list-route', { count: route }) : '',
            rows,
          },
        )
      }),
    })
  }

  pieces(): Group[] {
    const { sheet } = this.by
    const more = this.fromBoxes()
    const colours = sheet.colours.map((_, seat) =>
      this.colour(
        seat,
        more.filter(({ row }) => row.seat === seat),
      ),
    )
    const tokens = this.scene.tokens.map(({ piece, tile }) =>
      group(`token-${piece}`, pieceName(this.by, piece), {
        note: this.say('list-on', { tile: tileOf(this.by, tile) }),
        picture: drawing(`pc-${piece}`) ?? 'pc-robber',
        rows: [this.tileRow(tile)],
      }),
    )
    const nobodys = more.filter(({ row }) => row.seat < 0)
    const kinds = [...new Set(nobodys.map(({ kind }) => kind))].map((kind) => {
      const rows = nobodys.filter((one) => one.kind === kind).map(({ row }) => row)
      const key = `list-kind-${kind}`
      return group(`kind-${kind}`, this.by.words.has(key) ? this.say(key) : (rows[0]?.title ?? kind), {
        note: this.say('list-pieces', { count: rows.length }),
        picture: rows[0]?.picture ?? '',
        rows,
      })
    })
    return [
      ...colours.filter(({ seat, rows, groups }) => seat < sheet.players || rows.length + groups.length > 0),
      ...tokens,
      ...kinds,
    ]
  }

  private tileRow(tile: number): Row {
    const { by, scene } = this
    const { graph, odds } = by.sheet
    const [title = '', ...facts] = tileFacts(by, scene, tile)
    const all = sum(Object.values(odds))
    const numbers = scene.tiles[tile]?.numbers ?? []
    const cases = sum(numbers.map((number) => odds[String(number)] ?? 0))
    const place: Place = { kind: 'tile', at: tile }
    const beside = (graph.tile_edges[tile] ?? []).flatMap((edge) =>
      (graph.edge_tiles[edge] ?? []).filter((one) => one !== tile && one >= 0),
    )
    const terrain = scene.tiles[tile]?.terrain ?? ''
    return {
      ...this.row(place, title, { picture: drawing(`ter-${terrain}`) ?? '' }),
      text: [
        ...(scene.tiles[tile]?.silent ? [this.say('list-shut')] : []),
        ...(all > 0 && cases > 0 ? [this.say('list-odds', { cases, all })] : []),
        ...facts,
        ...this.notesAt(place),
        ...(beside.length > 0
          ? [this.say('list-beside', { tiles: beside.map((one) => tileOf(by, one)).join(', ') })]
          : []),
      ].join('; '),
    }
  }

  tiles(): Group[] {
    const terrains = [...new Set(this.scene.tiles.filter(({ frame }) => !frame).map(({ terrain }) => terrain))]
    const last = (terrain: string) => Number(terrain === 'sea') // the sea is long and says little
    return terrains
      .sort((a, b) => last(a) - last(b))
      .map((terrain) => {
        const tiles = this.scene.tiles.filter((tile) => tile.terrain === terrain && !tile.frame)
        const card = this.by.sheet.yields[terrain]
        return group(`terrain-${terrain}`, this.say(`terrain-${terrain}`), {
          note: [
            this.say('list-tiles', { count: tiles.length }),
            ...(card ? [this.say('list-gives', { card: this.say(`card-${card}`) })] : []),
          ].join(', '),
          picture: card ? cardDrawing(card) : '',
          rows: tiles.map(({ tile }) => this.tileRow(tile)),
        })
      })
  }

  harbours(): Group[] {
    const { by, scene } = this
    const { graph } = by.sheet
    const rows = scene.harbours.map(({ edge, kind }) => {
      const corners: readonly number[] = graph.edge_corners[edge] ?? []
      const holders = scene.pieces.filter(({ place }) => place.kind === 'corner' && corners.includes(place.at))
      const text = [
        edgeOf(by, edge),
        ...holders.map(({ piece, seat }) =>
          this.say('place-holds', { name: personOf(by, seat), pieces: pieceName(by, piece) }),
        ),
      ].join(', ')
      return {
        ...this.row({ kind: 'edge', at: edge }, harbourOf(by, kind)),
        text,
        picture: kind === 'generic' ? 'ic-anchor' : cardDrawing(kind),
      }
    })
    return rows.length > 0
      ? [group('harbours', this.say('list-harbours'), { note: this.say('list-pieces', { count: rows.length }), rows })]
      : []
  }
}

/** Everything on the board, as groups of rows. */
export function groupsOf(
  by: Speaker,
  scene: Scene,
  boxes: readonly { readonly listed: Listed; readonly part: unknown }[],
): Groups {
  const lister = new Lister(by, scene, boxes)
  return { pieces: lister.pieces(), tiles: lister.tiles(), harbours: lister.harbours() }
}

const holds = (row: Row, wanted: string): boolean => `${row.title} ${row.text}`.toLowerCase().includes(wanted)

/** The groups with a word in their rows, and only those rows; a group that is called so is whole. */
export function found(groups: readonly Group[], word: string): Group[] {
  const wanted = word.trim().toLowerCase()
  if (!wanted) return [...groups]
  return groups.flatMap((one) => {
    if (`${one.title} ${one.note}`.toLowerCase().includes(wanted)) return [one]
    const rows = one.rows.filter((row) => holds(row, wanted))
    const inner = found(one.groups, word)
    return rows.length + inner.length > 0 ? [{ ...one, rows, groups: inner }] : []
  })
}
