import { use } from 'react'
import { useTranslations } from 'use-intl'
import { useRunning } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { ShownPromotion } from '#ui/promo/shown-promotion.ts'
import { Countdown } from '#ui/time/countdown.tsx'

/** The card in the promo strip while a tournament runs: the player's place, else the invitation. */
export default function TournamentTile() {
  const t = useTranslations('tournaments.card')
  const profile = useProfile()
  const running = useRunning('tournaments')
  const hasClock = use(ShownPromotion) !== null
  if (!running) return null
  const place = profile?.tournaments?.playerData?.place ?? null
  return (
    <PromoCard
      title={running.title}
      text={place === null ? t(profile ? 'join' : 'guest') : t('place', { place })}
      picture="trophy"
      to="/tournaments"
      {...(running.finishedAt !== null && !hasClock && { foot: <Countdown until={running.finishedAt} isShort /> })}
    />
  )
}
