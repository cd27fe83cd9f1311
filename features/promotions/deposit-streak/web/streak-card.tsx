import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import { EMPTY_STREAK } from '../shared/empty-streak.ts'
import { picturesOf } from '../shared/skins.ts'
import { countAt } from './state-of.ts'

/** The card in the promo strip while a streak runs: the wheels that wait, else where the streak stands. */
export default function StreakCard() {
  const t = useTranslations('deposit-streak')
  const own = useProfile()?.depositStreak
  const now = Math.floor((useSecond() ?? 0) / SECOND_MS)
  const running = useRunning('deposit-streak')
  if (!running) return null
  const streak = { ...EMPTY_STREAK, ...own }
  const { openSteps, maxNumberOfDeposit, resetsAt } = streak
  const count = countAt(streak, now)
  const card = { picture: picturesOf(own?.skin).streak, title: t('name'), to: '/lightning-streak' }
  if (openSteps.length > 0) {
    const text = t('card.ready', { count: openSteps.length })
    return <PromoCard {...card} to="?openModal=lightning-streak" text={text} action={t('card.spin')} />
  }
  if (count === 0 || resetsAt === null) return <PromoCard {...card} text={t('card.start')} />
  return (
    <PromoCard
      {...card}
      text={t('count', { step: count, of: maxNumberOfDeposit })}
      foot={<Countdown until={resetsAt} isShort />}
      progress={count / maxNumberOfDeposit}
    />
  )
}
