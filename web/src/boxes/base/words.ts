// What sentences about the actions and events of the base game need beside their fields.
import { cardsOf, counterOf, offerOf, type Speaker } from '../../text/sentences'
import type { Values } from '../../text/words'
import type { Action, GameEvent } from '../../wire'

export function actionValues(by: Speaker, action: Action): Values {
  const offer = offerOf(by)
  switch (action.kind) {
    case 'play_year_of_plenty':
      return 'second' in action ? {} : { second: 'none' }
    case 'maritime_trade': {
      const give = String(action.give)
      const rates = by.view.rate
      const mine = Array.isArray(rates) ? rates[by.me] : undefined
      const rate = Array.isArray(mine) ? Number(mine[by.sheet.cards.indexOf(give)]) : 0
      return { give: cardsOf(by, { [give]: rate }), take: cardsOf(by, { [String(action.take)]: 1 }) }
    }
    case 'accept_trade':
      return offer ? { give: cardsOf(by, offer.take), take: cardsOf(by, offer.give) } : {}
    case 'confirm_trade': {
      if (!offer) return {}
      const counter = counterOf(by, Number(action.with))
      return {
        give: cardsOf(by, counter ? counter.take : offer.give),
        take: cardsOf(by, counter ? counter.give : offer.take),
      }
    }
    default:
      return {}
  }
}

export function eventValues(by: Speaker, event: GameEvent): Values {
  if (event.kind !== 'traded_with_supply') return {}
  return {
    give: cardsOf(by, { [String(event.give)]: Number(event.count) }),
    take: cardsOf(by, { [String(event.take)]: 1 }),
  }
}
