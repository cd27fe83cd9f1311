import { use } from 'react'
import { useTranslations } from 'use-intl'
import { useIsGuest } from '#client/player.ts'
import { useRunning } from '#client/home.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useAmount } from '#ui/format/amount.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { ShownPromotion } from '#ui/promo/shown-promotion.ts'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import { useInfoLater, useTake } from './queries.ts'

const CARD = { picture: 'coins-pile', to: '/coin-refill' }

/** The card in the promo strip while the campaign runs: takes a refill that is ready, or counts down to it. */
export default function CoinRefillCard() {
  const t = useTranslations('coin-refill')
  const isGuest = useIsGuest()
  const isMounted = useMounted()
  const isPart = use(ShownPromotion) !== null
  const { data: info, refetch } = useInfoLater()
  const running = useRunning('coin-refill')
  const isRunning = info ? info.data.nextAt !== null : running !== undefined
  if (!isRunning) return null
  if (isGuest) return <PromoCard {...CARD} title={t('name')} text={t('card.guest')} action={t('card.guestAction')} />
  if (isPart && !info) return null
  if (!isMounted || !info)
    return <PromoCard {...CARD} title={t('name')} text={<span className="skeleton mt-1 block h-4 w-20 rounded-full" />} />
  return <Refill coins={info.data.coins!} nextAt={info.data.nextAt!} onReady={() => void refetch()} />
}

function Refill({ coins, nextAt, onReady }: { coins: number; nextAt: number; onReady: () => void }) {
  const t = useTranslations('coin-refill')
  const format = useAmount()
  const { mutate, isPending } = useTake()
  const isReady = nextAt * SECOND_MS <= (useSecond() ?? 0)
  if (!isReady)
    return <PromoCard {...CARD} title={t('name')} text={t('card.next')} foot={<Countdown until={nextAt} onEnd={onReady} />} />
  const text = t('card.ready', { coins: format('coins', coins) })
  return <PromoCard {...CARD} title={t('name')} text={text} action={t('card.take')} onPress={isPending ? null : () => mutate()} />
}
