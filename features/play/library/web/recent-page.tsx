import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { recentNeeds } from './queries.ts'
import { GameGrid } from '#client/game-tiles/game-grid.tsx'
import { MayLike, PageHeading } from './game-list.tsx'
import { pickGames, useGames, useRecentGames } from '#client/game-tiles/games.ts'
import { useRowTitle } from '#client/game-tiles/row-title.ts'

const data = pageData(recentNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The player's recently played games, newest first. */
export default function RecentPage() {
  const t = useTranslations('library')
  const title = useRowTitle('recentGames')
  const games = pickGames(useGames().games, useRecentGames())
  return (
    <>
      <title>{title}</title>
      <PageHeading title={title} {...(games.length > 0 ? { count: games.length } : {})} />
      {games.length > 0 ? (
        <GameGrid games={games} />
      ) : (
        <EmptyState picture="reels">
          <p>{t('recentEmpty')}</p>
          <LocalLink className="button" to="/library">
            {t('browseGames')}
          </LocalLink>
        </EmptyState>
      )}
      <MayLike without={games.map(({ id }) => id)} />
    </>
  )
}
