import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { GameGrid } from '#client/game-tiles/game-grid.tsx'
import { MayLike, PageHeading } from './game-list.tsx'
import { useIsGuest } from '#client/player.ts'
import { useGames } from '#client/game-tiles/games.ts'
import { favouritesNeeds } from './queries.ts'

const data = pageData(favouritesNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The player's favorite games. */
export default function FavouritesPage() {
  const t = useTranslations('game-tiles')
  const favourites = useGames().games.filter((game) => game.isFavorite)
  return (
    <>
      <title>{t('favouritesTitle')}</title>
      <PageHeading title={t('favouritesTitle')} {...(favourites.length > 0 ? { count: favourites.length } : {})} />
      {favourites.length > 0 ? <GameGrid games={favourites} /> : <NoFavourites />}
      <MayLike without={favourites.map(({ id }) => id)} />
    </>
  )
}

function NoFavourites() {
  const t = useTranslations('library')
  const isGuest = useIsGuest()
  return (
    <EmptyState picture="heart">
      <p>{t(isGuest ? 'favouritesGuest' : 'favouritesEmpty')}</p>
      <LocalLink className="button" to={isGuest ? '/signup' : '/library'}>
        {t(isGuest ? 'signUp' : 'browseGames')}
      </LocalLink>
    </EmptyState>
  )
}
