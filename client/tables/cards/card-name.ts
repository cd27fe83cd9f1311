import type { SayTools } from '../table-screen.ts'
import type { CardFace } from './playing-card.tsx'

/** A card's name: "queen of hearts". */
export const cardName = (t: SayTools['t'], card: CardFace): string =>
  card === 'joker' ? t('cards.joker') : t('cards.name', { rank: String(card.rank), suit: card.suit })
