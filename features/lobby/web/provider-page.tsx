import { useParams } from 'react-router'
import { pageData } from '#ui/page/page-data.ts'
import { GameGrid } from './game-grid.tsx'
import { PageHeading } from './game-list.tsx'
import { pickGames, providerNeeds, useGames } from './queries.ts'

const data = pageData(providerNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The games of one provider. */
export default function ProviderPage() {
  const { pageName = '' } = useParams()
  const { games, providers, providerGamesIds } = useGames()
  const title = providers.find(({ slug }) => slug === pageName)?.title ?? pageName
  const picked = pickGames(games, providerGamesIds[pageName] ?? [])
  return (
    <>
      <title>{title}</title>
      <PageHeading title={title} count={picked.length} />
      <GameGrid games={picked} />
    </>
  )
}
