import { describe, expect, it } from 'vitest'
import {
  type Camera,
  centred,
  clamped,
  cornerFor,
  firstNearness,
  fitOf,
  isSeen,
  roomOfDice,
  seenBy,
  shareSeen,
  showing,
  WHOLE,
  zoomed,
} from '../src/board/camera'
import { type Point, R } from '../src/board/geometry'
import { dragged } from '../src/board/pointers'

const box = { x: -100, y: -50, width: 2000, height: 1400 }
const phone = { width: 390, height: 480 }
const desk = { width: 1000, height: 640 }
const middle: Point = [900, 650]

describe('the camera', () => {
  it('fits a board on a desk and keeps tiles readable on a phone', () => {
    expect(fitOf(box, desk)).toBeCloseTo(640 / 1400)
    expect(firstNearness(box, desk)).toBe(1)
    const k = firstNearness(box, phone)
    expect(fitOf(box, phone) * k * R).toBeCloseTo(34)
    expect(firstNearness({ x: 0, y: 0, width: 1074, height: 1000 }, phone)).toBe(1)
  })

  it('sees the whole board as a whole', () => {
    const seen = seenBy(WHOLE, box, desk)
    for (const corner of [
      [-100, -50],
      [1900, 1350],
    ] as Point[])
      expect(isSeen(corner, seen)).toBe(true)
    expect(seen.height).toBeCloseTo(1400)
  })

  it('keeps a point where it is while it zooms', () => {
    const at: Point = [600, 500]
    const before = centred(at, 2, box, desk)
    const after = zoomed(before, 3, at, box, desk)
    expect(at[0] * after.k + after.x).toBeCloseTo(at[0] * before.k + before.x)
    expect(at[1] * after.k + after.y).toBeCloseTo(at[1] * before.k + before.y)
    expect(zoomed(before, 0.2, at, box, desk)).toEqual(WHOLE)
    expect(zoomed(before, 99, at, box, desk).k).toBe(5)
  })

  it('never loses the board', () => {
    for (const [x, y] of [
      [1e6, 0],
      [-1e6, 1e6],
      [0, -1e6],
    ] as Point[]) {
      const seen = seenBy(clamped({ x, y, k: 3 }, box, phone), box, phone)
      expect(seen.x).toBeLessThan(box.x + box.width)
      expect(seen.x + seen.width).toBeGreaterThan(box.x)
      expect(seen.y).toBeLessThan(box.y + box.height)
      expect(seen.y + seen.height).toBeGreaterThan(box.y)
    }
  })

  it('goes to a place, and back far enough to show several', () => {
    const near: Camera = centred(middle, 4, box, phone)
    const far: Point = [1700, 1200]
    expect(isSeen(far, seenBy(near, box, phone))).toBe(false)
    expect(isSeen(far, seenBy(showing([far], near, box, phone), box, phone))).toBe(true)
    expect(showing([far], near, box, phone).k).toBe(4)
    const both = showing([far, [200, 100]], near, box, phone)
    expect(both.k).toBeLessThan(4)
    for (const point of [far, [200, 100] as Point]) expect(isSeen(point, seenBy(both, box, phone))).toBe(true)
    expect(showing([], near, box, phone)).toBe(near)
  })

  it('knows how much of the board is in sight', () => {
    const tiles: Point[] = [
      [0, 0],
      [100, 0],
      [0, 100],
      [900, 900],
    ]
    expect(shareSeen(tiles, { x: -50, y: -50, width: 200, height: 200 })).toBe(0.75)
    expect(shareSeen([], { x: 0, y: 0, width: 1, height: 1 })).toBe(1)
  })

  it('keeps the map clear of what is lit', () => {
    const seen = { x: 0, y: 0, width: 780, height: 960 } // two units a pixel
    const map = { width: 150, height: 100 }
    expect(cornerFor(map, [], seen, phone)).toBe('low')
    expect(cornerFor(map, [[100, 900]], seen, phone)).toBe('high')
    expect(
      cornerFor(
        map,
        [
          [100, 900],
          [400, 100],
        ],
        seen,
        phone,
      ),
    ).toBe('high')
    expect(
      cornerFor(
        map,
        [
          [100, 900],
          [100, 100],
        ],
        seen,
        phone,
      ),
    ).toBeNull()
  })

  it('lays the dice where they cover neither tiles nor harbours', () => {
    expect(roomOfDice([], desk)).toBe('row')
    expect(roomOfDice([[500, 30, 60]], desk)).toBe('row')
    expect(roomOfDice([[200, 40, 25]], desk)).toBe('stack') // a harbour beside the dice
    const above = [100, 110, 25] as const
    expect(roomOfDice([[180, 40, 25], above], desk)).toBe('total')
    expect(roomOfDice([[100, 30, 25]], desk)).toBe('dice')
    expect(roomOfDice([[100, 75, 25]], phone)).toBe('row') // its dice are smaller
  })
})

describe('pointers on the board', () => {
  const at = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY }) as PointerEvent
  const holding = (...pointers: PointerEvent[]) => new Map(pointers.map((one) => [one.pointerId, one]))
  const near = centred(middle, 3, box, desk)

  it('move it with them', () => {
    const moved = dragged(near, holding(at(1, 100, 100)), at(1, 130, 80), undefined, box, desk)
    expect([moved.x - near.x, moved.y - near.y]).toEqual([
      expect.closeTo(30 / fitOf(box, desk)),
      expect.closeTo(-20 / fitOf(box, desk)),
    ])
    expect(moved.k).toBe(3)
  })

  it('bring it nearer when two go apart', () => {
    const two = holding(at(1, 100, 100), at(2, 200, 100))
    expect(dragged(near, two, at(2, 220, 100), undefined, box, desk).k).toBeCloseTo(3.6)
    expect(dragged(near, two, at(2, 150, 100), undefined, box, desk).k).toBeCloseTo(1.5)
    expect(dragged(WHOLE, two, at(2, 250, 100), undefined, box, desk).k).toBeCloseTo(1.5)
  })

  it('that lie on each other only move it', () => {
    const same = holding(at(1, 100, 100), at(2, 100, 100))
    expect(dragged(near, same, at(2, 120, 100), undefined, box, desk).k).toBe(3)
  })
})
