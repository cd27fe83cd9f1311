import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'

const CARD = { picture: 'confetti', to: '/prize-drops' }

/** The card in the promo strip while prizes drop: what is left today, and a prize that is about to drop. */
export default function PrizeDropsCard() {
  const t = useTranslations('prize-drops')
  const profile = useProfile()
  const now = useSecond() ?? 0
  const running = useRunning('prize-drops')
  if (!running) return null
  const drops = profile?.prizeDrops
  if (!drops?.isActive) return <PromoCard {...CARD} title={t('name')} text={t('card.guest')} />
  const { minimalLevelPlay: level, prizesLeft, nextPrizeAt } = drops
  if ((profile?.rankLeague.currentLevel?.index ?? 1) < level)
    return <PromoCard {...CARD} title={t('name')} text={t('card.locked', { level })} />
  const isNear = nextPrizeAt !== null && nextPrizeAt * SECOND_MS > now
  return (
    <PromoCard
      {...CARD}
      title={t('name')}
      text={t('card.left', { count: prizesLeft })}
      {...(isNear && { foot: <Countdown until={nextPrizeAt} /> })}
    />
  )
}
