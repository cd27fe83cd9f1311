import { useTranslations } from 'use-intl'
import { useIsGuest } from '#client/player.ts'
import { useHome } from '#client/home.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useAmount } from '#ui/format/amount.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import { useInfoLater, useTake } from './queries.ts'

const CARD = { picture: 'coins-pile', to: '/coin-refill' }

/** The card in the promo strip while the campaign runs: takes a refill that is ready, or counts down to it. */
export default function CoinRefillCard() {
  const t = useTranslations('coin-refill')
  const isGuest = useIsGuest()
  const isMounted = useMounted()
  const { data: info, refetch } = useInfoLater()
  const promotions = useHome().payload['promotions'] as readonly { readonly key: string; readonly state: string }[]
  const isRunning = info
    ? info.data.nextAt !== null
    : promotions.some(({ key, state }) => key === 'coin-refill' && state === 'running')
  if (!isRunning) return null
  if (isGuest) return <PromoCard {...CARD} title={t('name')} text={t('card.guest')} action={t('card.guestAction')} />
  if (!isMounted || !info)
    return <PromoCard {...CARD} title={t('name')} text={<span className="skeleton mt-1 block h-4 w-20 rounded-full" />} />
  return <Refill coins={info.data.coins!} nextAt={info.data.nextAt!} onReady={() => void refetch()} />
}

function Refill({ coins, nextAt, onReady }: { coins: number; nextAt: number; onReady: () => void }) {
  const t = useTranslations('coin-refill')
  const format = useAmount()
  const { mutate, isPending } = useTake()
  const isReady = nextAt * SECOND_MS <= (useSecond() ?? 0)
  const text = t('card.ready', { coins: format('coins', coins) })
  if (isReady)
    return (
      <PromoCard {...CARD} title={t('name')} text={text} action={t('card.take')} onPress={isPending ? null : () => mutate()} />
    )
  const foot = (
    <>
      <span className="sr-only">{t('card.next')} </span>
      <Countdown until={nextAt} onEnd={onReady} />
    </>
  )
  return <PromoCard {...CARD} title={t('name')} text={text} foot={foot} />
}
