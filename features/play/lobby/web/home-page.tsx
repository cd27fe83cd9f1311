import { pageData } from '#ui/page/page-data.ts'
import { Lobby } from './lobby.tsx'
import { useRecentGames } from '#client/shelf/games.ts'
import { lobbyNeeds } from './queries.ts'

const data = pageData(lobbyNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Home, where players start. */
export default function HomePage() {
  return <Lobby recent={useRecentGames()} />
}
