// The harbormaster: harbour points, and who holds the tile.
import { awardStat } from '../../base/facts'
import type { Box } from '../../box'

const AWARD = {
  name: 'harbormaster',
  block: 'harbour_points',
  key: 'page-harbour-points',
  icon: 'anchor',
  order: 6,
}

export const harbormaster: Box = {
  name: 'harbormaster',
  seatStats: (sheet, view, seat) => awardStat(sheet, view, seat, AWARD),
  awardIcons: { [AWARD.name]: AWARD.icon },
}
