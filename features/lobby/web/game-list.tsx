import { pickGames, useGames } from './queries.ts'

/** One list of games as a page. */
export function GameList({ slug }: { slug: string }) {
  const { games, issueGamesIds } = useGames()
  return <p>{pickGames(games, issueGamesIds[slug] ?? []).length}</p>
}
