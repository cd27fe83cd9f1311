import { useTranslations } from 'use-intl'
import { useHome } from '#client/home.ts'
import { useProfile } from '#client/player.ts'
import type { Promotion } from '#kernel/campaign.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { Countdown } from '#ui/time/countdown.tsx'

/** The card in the promo strip while a tournament runs: the player's place, else the invitation. */
export default function TournamentTile() {
  const t = useTranslations('tournaments.card')
  const profile = useProfile()
  const promotions = useHome().payload['promotions'] as readonly Promotion[]
  const running = promotions.find(({ key, state }) => key === 'tournaments' && state === 'running')
  if (!running) return null
  const place = profile?.tournaments?.playerData?.place ?? null
  return (
    <PromoCard
      title={running.title}
      text={place === null ? t(profile ? 'join' : 'guest') : t('place', { place })}
      picture="trophy"
      to="/tournaments"
      {...(running.finishedAt !== null && { foot: <Countdown until={running.finishedAt} isShort /> })}
    />
  )
}
