import type { Game } from '../contract.ts'
import { GameTile } from './game-tile.tsx'

/** Tiles that the first view shows, whatever its width. */
const FIRST_VIEW_TILES = 6

export function GameGrid({ games }: { games: readonly Game[] }) {
  return (
    <ul className="tile-grid mt-4">
      {games.map((game, place) => (
        <li key={game.id}>
          <GameTile game={game} isFirstView={place < FIRST_VIEW_TILES} />
        </li>
      ))}
    </ul>
  )
}
