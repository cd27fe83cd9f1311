import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useAmount } from '#ui/format/amount.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import type { Claimed, Drop } from '../contract.ts'
import { dropsNow } from '../shared/phase.ts'

const CARD = { picture: 'coins-pile', to: '/coin-drops' }

/** The card in the promo strip while drops run: the one that falls, else the time to the next. */
export default function CoinDropsCard() {
  const t = useTranslations('coin-drops')
  const drops = useProfile()?.coinDrops
  const running = useRunning('coin-drops')
  if (!running) return null
  if (!drops?.isActive) return <PromoCard {...CARD} title={t('name')} text={t('card.guest')} />
  return <Coming {...drops} />
}

function Coming({ drops, claimedAt }: { drops: readonly Drop[] } & Pick<Claimed, 'claimedAt'>) {
  const t = useTranslations('coin-drops')
  const format = useAmount()
  const { phase, drop, next } = dropsNow(drops, claimedAt, Math.floor((useSecond() ?? 0) / SECOND_MS))
  const coming = phase === 'before' ? drop : next
  if (drop && phase === 'falling') {
    const { left, total } = drop
    return <PromoCard {...CARD} title={t('name')} text={t('left', { left, total })} action={t('card.claim')} />
  }
  if (!coming) return <PromoCard {...CARD} title={t('name')} text={t('card.guest')} />
  const text = t('card.next', { amount: format('coins', coming.coins) })
  return <PromoCard {...CARD} title={t('name')} text={text} foot={<Countdown until={coming.at} />} />
}
