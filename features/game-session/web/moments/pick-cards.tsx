import { useTranslations } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { Card } from '../play/card.ts'
import { useNames } from './names.ts'

/** Covered cards in a row; the picked one turns over. */
export function PickCards({ game, card }: { game: SlotGame; card: Extract<Card, { kind: 'picks' }> }) {
  const t = useTranslations('game')
  const nameOf = useNames(game)
  return (
    <div className="picks" data-is-open={card.picked ? '' : undefined} aria-hidden="true">
      <strong>{t('onePickOf', { count: card.count })}</strong>
      <div className="pick-row">
        {Array.from({ length: card.count }, (_, index) => (
          <div key={index} className="pick-card" data-is-turned={card.picked?.at === index ? '' : undefined}>
            <span className="pick-back">
              <Icon name="question-fill" />
            </span>
            <span className="pick-face">{card.picked?.at === index ? nameOf(card.picked.label) : null}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
