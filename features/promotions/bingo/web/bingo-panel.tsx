import './bingo.css'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ActFailure } from '#ui/promo/act-failure.tsx'
import type { BingoStatus } from '../contract.ts'
import { BallTray } from './ball.tsx'
import type { Playing } from './queries.ts'

interface BingoPanelProps {
  readonly status: BingoStatus
  readonly isPlayer: boolean
  readonly playing: Playing
}

/** The player's balls and what can be done with them now: guests sign up, ten balls play, fewer are earned by playing. */
export function BingoPanel({ status: { availablePoint, neededPoint }, isPlayer, playing }: BingoPanelProps) {
  const t = useTranslations('bingo')
  const isReady = availablePoint >= neededPoint
  const text = isReady
    ? t('ready', { games: Math.floor(availablePoint / neededPoint) })
    : t('more', { count: neededPoint - availablePoint })
  return (
    <section className="bingo-panel" aria-label={t('balls')}>
      <p className="bingo-count">
        <span className="sr-only">{t('progress', { count: availablePoint, needed: neededPoint })}</span>
        <BallTray count={availablePoint} needed={neededPoint} />
      </p>
      <p className="font-semibold" role="status">
        {text}
      </p>
      {playing.isFailed ? <ActFailure>{playing.limit ?? t('failed')}</ActFailure> : null}
      <div className="campaign-action">
        {!isPlayer ? (
          <LocalLink className="button" data-size="large" to="/signup">
            {t('signUp')}
          </LocalLink>
        ) : isReady || playing.isPlaying ? (
          <button type="button" className="button" data-size="large" disabled={playing.isPlaying} onClick={playing.onPlay}>
            {t(playing.isPlaying ? 'dealing' : 'playNow')}
          </button>
        ) : (
          <LocalLink className="button" to="/library">
            {t('browse')}
          </LocalLink>
        )}
      </div>
    </section>
  )
}
