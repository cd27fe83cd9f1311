import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '#features/play/lobby/contract.ts'
import { isKnownPlayer } from '../player.ts'
import { FactsButton } from './facts-button.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { mustDropsOf } from '#kernel/must-drops.ts'
import { GameLink } from '#ui/modal/game-link.tsx'
import { ReminderButton } from './reminder-button.tsx'
import { TileMeter } from './tile-meter.tsx'
import { TilePicture } from './tile-picture.tsx'

/**
 * A game as a card. For a player a press plays it, and a long press or the i-button opens its facts; guests get the facts.
 * An upcoming game is labeled and has a reminder bell instead of the heart. Opening or closing a modal re-renders only the
 * links, since they keep the address's parameters.
 */
export const GameTile = memo(function GameTile({ game, isFirstView = false }: { game: Game; isFirstView?: boolean }) {
  const t = useTranslations('game-tiles')
  const { state, badge } = game.componentOption
  const isComing = state === 'coming'
  const queries = useQueryClient()
  const isDirect = () => state === 'playable' && isKnownPlayer(queries)
  return (
    <article className="tile" data-state={state} style={{ backgroundColor: game.bg_color }}>
      <GameLink game={game} className="tile-link" isDirect={isDirect}>
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
      {isDirect() ? <FactsButton game={game} /> : null}
    </article>
  )
})
