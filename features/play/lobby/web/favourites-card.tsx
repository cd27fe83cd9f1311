import { useTranslations } from 'use-intl'
import { FAVOURITES_PATH } from '#features/library/contract.ts'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { useIsGuest } from '#client/player.ts'
import { useGames } from '#client/shelf/games.ts'

/** For players: their hearts. */
export default function FavouritesCard() {
  const t = useTranslations('lobby')
  const tShelf = useTranslations('shelf')
  const isGuest = useIsGuest()
  const count = useGames().games.filter((game) => game.isFavorite).length
  if (isGuest) return null
  return (
    <PromoCard
      title={tShelf('favouritesTitle')}
      text={t('cards.favouritesText', { count })}
      picture="heart"
      to={FAVOURITES_PATH}
    />
  )
}
