import { useTranslations } from 'use-intl'
import { PromoCard } from '#ui/promo/promo-card.tsx'
import { useGames, useIsGuest } from './queries.ts'

/** For players: their hearts. */
export default function FavouritesCard() {
  const t = useTranslations('lobby')
  const isGuest = useIsGuest()
  const count = useGames().games.filter((game) => game.isFavorite).length
  if (isGuest) return null
  return (
    <PromoCard title={t('favouritesTitle')} text={t('cards.favouritesText', { count })} picture="trophy" to="/issues/favorites" />
  )
}
