import { lazy, Suspense } from 'react'
import type { Game } from '#features/lobby/contract.ts'
import { FIRST_SCREEN_TILES, TileGrid } from './tile-grid.tsx'

const LongGrid = lazy(() => import('./long-grid.tsx'))

/** From so many games on only those in sight are drawn. */
const LONG_FROM = 60

/** The games of a page. A long list keeps its length and draws what is in sight. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  if (games.length < LONG_FROM) return <TileGrid games={games} />
  return (
    <Suspense fallback={<TileGrid games={games} shown={{ from: 0, to: FIRST_SCREEN_TILES }} />}>
      <LongGrid games={games} />
    </Suspense>
  )
}
