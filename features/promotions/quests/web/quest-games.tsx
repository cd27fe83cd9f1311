import { TileGrid } from '#client/game-tiles/tile-grid.tsx'
import { pickGames, useGames } from '#client/game-tiles/games.ts'

/** The tiles of a task's games; loads the catalog, so it renders inside a Suspense boundary. */
export default function QuestGames({ slugs }: { slugs: readonly string[] }) {
  const { games } = useGames()
  return <TileGrid games={pickGames(games, slugs)} />
}
