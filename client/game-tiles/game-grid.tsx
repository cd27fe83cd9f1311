import { lazy, Suspense } from 'react'
import type { Game } from '#features/play/lobby/contract.ts'
import { FIRST_SCREEN_TILES, TileGrid } from './tile-grid.tsx'

const LongGrid = lazy(() => import('./long-grid.tsx'))

/** From this number of games on, only visible ones are rendered. */
const LONG_FROM = 60

/** A page's games. A long list keeps its length and renders only the visible rows. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  if (games.length < LONG_FROM) return <TileGrid games={games} />
  return (
    <Suspense fallback={<TileGrid games={games} shown={{ from: 0, to: FIRST_SCREEN_TILES }} />}>
      <LongGrid games={games} />
    </Suspense>
  )
}
