import type { CSSProperties, RefObject } from 'react'
import type { Game } from '#features/play/lobby/contract.ts'
import { GameTile } from './game-tile.tsx'

/** Tiles of the first viewport at any width; others load once they become visible. */
const FIRST_VIEW_TILES = 3
/** The initial render of a long list: full rows of two, three, four and six tiles. */
export const FIRST_SCREEN_TILES = 36

interface TileGridProps {
  readonly games: readonly Game[]
  /** Size of the list, if only its first games are known. */
  readonly count?: number
  /** Only these render, `to` excluded; the others keep their space. */
  readonly shown?: { readonly from: number; readonly to: number }
  readonly grid?: RefObject<HTMLUListElement | null>
}

/** Tiles in as many columns as the style sheet sets. `from` is the first tile of a row. */
export function TileGrid({ games, count = games.length, shown = { from: 0, to: count }, grid }: TileGridProps) {
  const to = Math.min(shown.to, games.length)
  const from = Math.min(shown.from, to)
  const isPart = to - from < count
  const style = { '--from': from, '--to': to, '--count': count } as CSSProperties
  return (
    <ul ref={grid} className="tile-grid mt-4" {...(isPart && { 'data-is-part': '', style })}>
      {games.slice(from, to).map((game, nth) => (
        <li key={game.id} {...(isPart && { 'aria-setsize': count, 'aria-posinset': from + nth + 1 })}>
          <GameTile game={game} isFirstView={from + nth < FIRST_VIEW_TILES} />
        </li>
      ))}
    </ul>
  )
}
