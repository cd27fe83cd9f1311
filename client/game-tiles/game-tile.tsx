import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '#features/play/lobby/contract.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { mustDropsOf } from '#kernel/must-drops.ts'
import { GameLink } from '#ui/modal/game-link.tsx'
import { ReminderButton } from './reminder-button.tsx'
import { TileMeter } from './tile-meter.tsx'
import { TilePicture } from './tile-picture.tsx'

/**
 * A game as a card. An upcoming game is labeled and has a reminder bell instead of the heart. Opening or closing a
 * modal re-renders only the links, since they keep the address's parameters.
 */
export const GameTile = memo(function GameTile({ game, isFirstView = false }: { game: Game; isFirstView?: boolean }) {
  const t = useTranslations('game-tiles')
  const { state, badge } = game.componentOption
  const isComing = state === 'coming'
  return (
    <article className="tile" data-state={state} style={{ backgroundColor: game.bg_color }}>
      <GameLink game={game} className="tile-link">
        <TilePicture game={game} isFirstView={isFirstView} />
        {isComing ? <span className="sr-only">{t('comingSoon')}</span> : null}
        {mustDropsOf(game.slug).length > 0 ? <TileMeter slug={game.slug} /> : null}
      </GameLink>
      {isComing ? (
        <span className="badge" data-kind="coming" aria-hidden="true">
          {t('soon')}
        </span>
      ) : badge ? (
        <span className="badge" data-kind={badge}>
          {t(`badges.${badge}`)}
        </span>
      ) : null}
      {isComing ? <ReminderButton game={game} /> : <FavouriteButton game={game} />}
    </article>
  )
})
