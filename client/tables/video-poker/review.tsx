import { useTranslations } from 'use-intl'
import type { DeckCard, HoldReviewed } from '#engine/video-poker/events.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { SUIT_PATHS } from '../cards/card-paths.ts'

/** The expected return in play amounts. */
export const multipleOf = ({ paid, draws }: HoldReviewed['bestReturn']): number => paid / draws

/** Whether two holds have equal value, compared exactly as fractions. */
const isBest = ({ bestReturn: best, heldReturn: own }: HoldReviewed): boolean => own.paid * best.draws === best.paid * own.draws

/** After the round: the expected return of the best hold beside the player's. */
export function Review({ review, dealt }: { review: HoldReviewed; dealt: readonly DeckCard[] }) {
  const t = useTranslations('game.tables.poker')
  const [best, own] = [multipleOf(review.bestReturn), multipleOf(review.heldReturn)]
  const wasBest = isBest(review)
  return (
    <div className="vp-review" data-is-best={wasBest ? '' : undefined} aria-hidden="true">
      <p className="vp-review-title">
        {wasBest ? <Icon name="star-fill" className="size-4" /> : null}
        {t(wasBest ? 'wasBest' : 'better')}
      </p>
      <p className="vp-review-cards">
        {review.best.length === 0 ? t('holdNothing') : review.best.map((place) => <Mini key={place} card={dealt[place]!} />)}
      </p>
      <dl className="figures">
        <div>
          <dt>{t('bestReturn')}</dt>
          <dd>{t('times', { value: best })}</dd>
        </div>
        <div>
          <dt>{t('ownReturn')}</dt>
          <dd>{t('times', { value: own })}</dd>
        </div>
      </dl>
    </div>
  )
}

const RANKS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

function Mini({ card }: { card: DeckCard }) {
  if (card === 'joker') return <span className="vp-mini">★</span>
  return (
    <span className="vp-mini" data-suit={card.suit}>
      {RANKS[card.rank] ?? card.rank}
      <svg viewBox="0 0 32 32" width="12" height="12">
        <path d={SUIT_PATHS[card.suit]} fill="currentColor" />
      </svg>
    </span>
  )
}
