import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import type { CardSet } from '../contract.ts'
import { activeCard, cardAt, isDealable } from '../shared/cards.ts'

const CARD = { picture: 'scratch-ticket', to: '/scratch-cards' }

/** The card in the promo strip while a set runs; its headline is what the player can do now. */
export default function ScratchCardsCard() {
  const t = useTranslations('scratch-cards')
  const set = useProfile()?.scratchCardLottery
  const running = useRunning('scratch-cards')
  if (!running) return null
  if (!set?.isActive) return <PromoCard {...CARD} title={t('name')} text={t('card.guest')} />
  return <Own set={set as CardSet} />
}

function Own({ set }: { set: CardSet }) {
  const t = useTranslations('scratch-cards')
  const now = Math.floor((useSecond() ?? 0) / SECOND_MS)
  const cards = set.cards.map((card) => cardAt(card, now))
  const active = activeCard(cards)
  if (active?.status === 'ready_for_activate') {
    return <PromoCard {...CARD} title={t('name')} text={t('card.ready')} action={t('card.scratch')} />
  }
  if (isDealable(cards)) return <PromoCard {...CARD} title={t('name')} text={t('card.earned')} action={t('card.deal')} />
  if (active?.status === 'available' && active.timer !== null) {
    return <PromoCard {...CARD} title={t('name')} text={t('card.waiting')} foot={<Countdown until={active.timer} />} />
  }
  const { rounds, roundsForNext } = set
  if (roundsForNext === null) return <PromoCard {...CARD} title={t('name')} text={t('card.done')} />
  return (
    <PromoCard
      {...CARD}
      title={t('name')}
      text={t('roundsOf', { rounds: String(rounds), goal: String(roundsForNext) })}
      progress={rounds / roundsForNext}
    />
  )
}
