import { lazy, use, useState } from 'react'
import type { CrashDefinition } from '#engine/crash/definition.ts'
import type { AnyGame, Game, SlotGame } from '#games/game.ts'
import { GameScreen } from './screen/game-screen.tsx'
import type { Launch } from './screen/use-mode.ts'
import './screen/game.css'
import './overlays/overlays.css'
import './tables/styles.ts'

const SharedTable = lazy(async () => ({ default: (await import('./tables/crash/shared-table.tsx')).SharedTable }))
const TableGame = lazy(async () => ({ default: (await import('./tables/table-game.tsx')).TableGame }))

interface HouseGameProps {
  readonly loading: Promise<AnyGame>
  readonly launch: Launch
}

/** A game of the house on its own screen. Each launch is used once: a refetch must not show an open round twice. */
export function HouseGame({ loading, launch }: HouseGameProps) {
  const game = use(loading)
  const [first] = useState(launch)
  if (game.definition.kind === 'slot') return <GameScreen game={game as SlotGame} launch={first} />
  if (game.definition.kind === 'crash') return <SharedTable game={game as Game<CrashDefinition>} launch={first} />
  return <TableGame game={game as Game<never>} launch={first} />
}
