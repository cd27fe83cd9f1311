import type { SayTools } from '../table-screen.ts'
import type { CardFace } from './playing-card.tsx'

/** What a card is called: "queen of hearts". */
export const cardName = (t: SayTools['t'], card: CardFace): string =>
  card === 'joker' ? t('cards.joker') : t('cards.name', { rank: String(card.rank), suit: card.suit })
