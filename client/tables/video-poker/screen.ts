import type { VideoPokerEvent } from '#engine/video-poker/events.ts'
import { cardName } from '../cards/card-name.ts'
import type { SayTools, TableScreen } from '../table-screen.ts'
import { rankValues } from './hand-view.ts'
import { PokerBoard } from './poker-board.tsx'
import { multipleOf } from './review.tsx'

const MS: Readonly<Record<VideoPokerEvent['type'], number>> = {
  handDealt: 950,
  cardsHeld: 320,
  cardDrawn: 360,
  handPaid: 500,
  holdReviewed: 0,
}
const STILL_MS = 160

export const screen: TableScreen<'video-poker'> = {
  paceMs(event, isStill) {
    if (event.type === 'roundStart' || event.type === 'roundEnd') return 0
    return isStill ? Math.min(STILL_MS, MS[event.type]) : MS[event.type]
  },
  firstParams: () => ({}),
  betOf: (_, { stake }) => ({ amount: stake }),
  sound: (event) => (event.type === 'handDealt' || event.type === 'cardDrawn' ? { effect: 'cardSlide' } : undefined),
  start: 'deal',
  Board: PokerBoard,
  say: (event, tools, definition) =>
    event.type === 'roundStart' || event.type === 'roundEnd' ? undefined : sentence(event, tools, rankValues(definition)),
}

function sentence(event: VideoPokerEvent, { t, format }: SayTools, ofRanks: ReturnType<typeof rankValues>): string {
  const say = (key: string, values?: Record<string, string | number>) => t(`poker.said.${key}`, values)
  const rankName = (rank: string) => t(`poker.ranks.${rank}`, ofRanks)
  const placesOf = (places: readonly number[]) => places.map((place) => place + 1).join(', ')
  switch (event.type) {
    case 'handDealt':
      return say('dealt', { cards: event.cards.map((card) => cardName(t, card)).join(', '), rank: rankName(event.rank) })
    case 'cardsHeld':
      return say('held', { count: event.cards.length, places: placesOf(event.cards) })
    case 'cardDrawn':
      return say('drawn', { place: event.place + 1, card: cardName(t, event.card) })
    case 'handPaid':
      return say(event.pay > 0 ? 'paid' : 'unpaid', { rank: rankName(event.rank), amount: format(event.amount) })
    case 'holdReviewed': {
      const [best, own] = [multipleOf(event.bestReturn), multipleOf(event.heldReturn)]
      return say('review', { count: event.best.length, places: placesOf(event.best), best, own })
    }
  }
}
