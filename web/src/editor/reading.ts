// A scenario file as a sketch: the server reads it.
import { Refused } from '../api'
import type { MapCheck } from '../wire.generated'
import { mapsApi } from './maps_api'
import type { Sketch } from './sketch'
import { titled } from './words'

/** The sketch of a text; what is not a scenario file is refused with the line. */
export async function readText(name: string, text: string): Promise<MapCheck & { sketch: Sketch }> {
  const found = await mapsApi.check({ name, text })
  if (found.sketch) return { ...found, sketch: found.sketch }
  const [fault] = found.faults
  throw new Refused({ key: 'map.faults', details: { line: fault?.line ?? 1, reason: fault?.reason ?? '' } })
}

export async function readFile(file: File): Promise<{ name: string; sketch: Sketch }> {
  const name = titled(file.name.replace(/\.[a-z]+$/i, '').replaceAll('-', '_')).slice(0, 60)
  const { sketch } = await readText(name, (await file.text()).slice(0, 100_000))
  return { name, sketch }
}
