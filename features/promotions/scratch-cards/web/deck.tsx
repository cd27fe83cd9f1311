import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import type { Card, CardSet } from '../contract.ts'
import { cardAt } from '../shared/cards.ts'
import { RoundsMeter } from './scratch-panel.tsx'

const ICONS = {
  ready_for_activate: 'sparkle-fill',
  available: 'hourglass-medium-fill',
  earned: 'gift-fill',
  locked: 'lock-key-fill',
} as const

/** The whole set, and how far the next card is. */
export function Deck({ set, isPlayer }: { set: CardSet; isPlayer: boolean }) {
  const t = useTranslations('scratch-cards')
  const now = Math.floor((useSecond() ?? 0) / SECOND_MS)
  if (set.cards.length === 0) return null
  const scratched = set.cards.filter(({ status }) => status === 'scratched').length
  return (
    <CampaignSection
      title={t('set')}
      aside={<p className="text-muted">{t('scratchedOf', { count: scratched, all: set.cards.length })}</p>}
    >
      {isPlayer ? <RoundsMeter set={set} /> : null}
      <ul className="scratch-deck">
        {set.cards.map((card) => (
          <DeckCard key={card.id} card={cardAt(card, now)} />
        ))}
      </ul>
    </CampaignSection>
  )
}

function DeckCard({ card: { id, status, prize, timer } }: { card: Card }) {
  const t = useTranslations('scratch-cards')
  return (
    <li className="scratch-mini" data-status={status}>
      <span className="scratch-mini-face" aria-hidden={status !== 'scratched'}>
        {status !== 'scratched' ? (
          <Icon name={ICONS[status]} className="size-6" />
        ) : prize && prize.coins + prize.entries > 0 ? (
          <PrizeLine {...prize} />
        ) : (
          t('nothing')
        )}
      </span>
      <h3 className="figures">{t('number', { number: id })}</h3>
      <p className="text-muted">{timer === null ? t(`marks.${status}`) : <Countdown until={timer} />}</p>
    </li>
  )
}
