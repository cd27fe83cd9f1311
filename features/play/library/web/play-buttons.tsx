import { useTranslations } from 'use-intl'
import { useModals } from '#ui/modal/use-modals.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import type { Game } from '#features/play/lobby/contract.ts'
import { useIsGuest } from '#client/player.ts'
import { usePlay } from '#client/game-tiles/use-play.ts'

/** One button per balance that the game can be played with. A guest signs up first, or tries the game. */
export function PlayButtons({ game }: { game: Game }) {
  const t = useTranslations('library')
  const isGuest = useIsGuest()
  const { replace } = useModals()
  const demoPath = useWebFeatures().flatMap((feature) => feature.demoPath?.(game) ?? [])[0]
  const { play, isStarting } = usePlay(game.path, !isGuest)
  if (isGuest) {
    return (
      <div className="play-buttons">
        <button
          type="button"
          className="button"
          data-size="large"
          onClick={() => replace('signup', { wanted: 'game', slug: game.slug, isMoney: 'true' })}
        >
          {t('signUpToPlay')}
        </button>
        {demoPath ? (
          <LocalLink className="button" data-size="large" data-kind="quiet" to={demoPath}>
            {t('tryFree')}
          </LocalLink>
        ) : null}
        <p className="text-center text-[14px]/5 text-muted">{t('signUpNote')}</p>
      </div>
    )
  }
  return (
    <div className="play-buttons">
      <button type="button" className="button" data-size="large" disabled={isStarting} onClick={() => play('TournamentPoints')}>
        <img src="/art/interface/coin-64.webp" width={28} height={28} alt="" />
        {t('playWithCoins')}
      </button>
      <button
        type="button"
        className="button"
        data-size="large"
        data-kind="quiet"
        disabled={isStarting}
        onClick={() => play('SweepStakes')}
      >
        <img src="/art/interface/entry-64.webp" width={28} height={28} alt="" />
        {t('playWithEntries')}
      </button>
    </div>
  )
}
