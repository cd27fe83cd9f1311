import { useTranslations } from 'use-intl'
import { FAVOURITES_PATH } from '#features/play/library/contract.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { useIsGuest } from '#client/player.ts'
import { useGames } from '#client/game-tiles/games.ts'

/** The player's favorites. */
export default function FavouritesCard() {
  const t = useTranslations('lobby')
  const tTiles = useTranslations('game-tiles')
  const isGuest = useIsGuest()
  const count = useGames().games.filter((game) => game.isFavorite).length
  if (isGuest) return null
  return (
    <PromoCard
      title={tTiles('favouritesTitle')}
      text={t('cards.favouritesText', { count })}
      picture="heart"
      to={FAVOURITES_PATH}
    />
  )
}
