import { useFormatter, useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { Tournament } from '../contract.ts'
import { prizeAt } from '../shared/prize-at.ts'
import { usePoints } from './use-points.ts'

interface OwnPlaceProps {
  readonly tournament: Tournament
  readonly isPlayer: boolean
}

/** The player's place, score and prize so far, and the way into play; a guest signs up first. */
export function OwnPlace({ tournament, isPlayer }: OwnPlaceProps) {
  const t = useTranslations('tournaments')
  const isRunning = tournament.campaign.state === 'running'
  return (
    <>
      {isPlayer ? <Facts tournament={tournament} isRunning={isRunning} /> : null}
      <div className="campaign-action">
        {isPlayer ? null : (
          <LocalLink className="button" to="/signup">
            {t('signUp')}
          </LocalLink>
        )}
        {isRunning ? (
          <a className="button" data-kind={isPlayer ? undefined : 'quiet'} href="#tournament-games">
            {t('play')}
          </a>
        ) : null}
      </div>
    </>
  )
}

function Facts({ tournament, isRunning }: { tournament: Tournament; isRunning: boolean }) {
  const t = useTranslations('tournaments')
  const { number } = useFormatter()
  const format = usePoints(tournament)
  const { playerData, prizes } = tournament
  const place = playerData?.place ?? null
  if (!playerData || place === null) {
    const rounds = playerData?.roundsPlayed ?? 0
    return isRunning ? <p className="tournament-note">{rounds > 0 ? t('noScoreYet', { rounds }) : t('notYet')}</p> : null
  }
  const prize = prizeAt(prizes, place)
  return (
    <dl className="tournament-own" aria-label={t('yours')}>
      <Fact label={t('place')} value={`#${number(place)}`} isMain />
      <Fact label={t(tournament.scoreRule === 'best-multiplier' ? 'multiplier' : 'points')} value={format(playerData.points)} />
      <Fact label={t('rounds')} value={number(playerData.roundsPlayed)} />
      <Fact
        label={t(tournament.isFinal ? 'prize' : 'prizeNow')}
        value={prize ? <PrizeLine coins={prize.coins} entries={prize.entries} /> : '–'}
      />
    </dl>
  )
}

function Fact({ label, value, isMain = false }: { label: string; value: React.ReactNode; isMain?: boolean }) {
  return (
    <div data-is-main={isMain}>
      <dt>{label}</dt>
      <dd className="figures">{value}</dd>
    </div>
  )
}
