// The picture of scenarios that somebody wrote.
import { type Pictures, picture, piece, tile } from '../../lobby/drawn'

export const pictures: Pictures = {
  custom: picture('#34506B', '#4C6C8A', [
    tile('pasture', 60, 60, 100),
    tile('hills', 146, 60, 100),
    tile('fog', 103, 134, 100),
    tile('fog', 189, 134, 100),
    piece('harbour-plate', 196, 40, 70),
    piece('res-ore', 196, 32, 30),
    piece('pc-settlement', 103, 96, 46, 'green'),
  ]),
}
