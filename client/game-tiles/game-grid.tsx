import { lazy, Suspense } from 'react'
import type { Game } from '#features/play/lobby/contract.ts'
import { FIRST_SCREEN_TILES, TileGrid } from './tile-grid.tsx'

const LongGrid = lazy(() => import('./long-grid.tsx'))

/** From this number of games on, only visible ones are rendered. */
const LONG_FROM = 60

interface GameGridProps {
  readonly games: readonly Game[]
  /** Size of the list, if only its first games are known. */
  readonly count?: number
}

/** A page's games. A long list keeps its length and renders only the visible rows. */
export function GameGrid({ games, count = games.length }: GameGridProps) {
  if (count < LONG_FROM) return <TileGrid games={games} count={count} />
  return (
    <Suspense fallback={<TileGrid games={games} count={count} shown={{ from: 0, to: FIRST_SCREEN_TILES }} />}>
      <LongGrid games={games} count={count} />
    </Suspense>
  )
}
