import { useTranslations } from 'use-intl'
import type { Game } from '#features/play/lobby/contract.ts'
import { useToggleFavourite } from './badges.ts'

/** The heart on a tile. */
export function FavouriteButton({ game }: { game: Game }) {
  const t = useTranslations('game-tiles')
  const toggle = useToggleFavourite()
  return (
    <button
      type="button"
      className="tile-mark"
      aria-pressed={game.isFavorite}
      aria-label={t('favourite', { title: game.title })}
      onClick={() => toggle(game)}
    />
  )
}
