import { pageData } from '#ui/page/page-data.ts'
import { Lobby } from './lobby.tsx'
import { useRecentGames } from '#client/game-tiles/games.ts'
import { lobbyNeeds } from './queries.ts'

const data = pageData(lobbyNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Home, the start page of players. */
export default function HomePage() {
  return <Lobby recent={useRecentGames()} />
}
