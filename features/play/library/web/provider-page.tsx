import { useParams } from 'react-router'
import { pageData } from '#ui/page/page-data.ts'
import { GameList } from './game-list.tsx'
import { useGames } from '#client/game-tiles/games.ts'
import { providerNeeds } from './queries.ts'

const data = pageData(providerNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The games of one provider. */
export default function ProviderPage() {
  const { pageName = '' } = useParams()
  const title = useGames().providers.find(({ slug }) => slug === pageName)?.title ?? pageName
  return <GameList title={title} list={{ provider: pageName }} />
}
