import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, use, useState } from 'react'
import { data as reply, useParams, type ClientLoaderFunctionArgs } from 'react-router'
import type { CrashDefinition } from '#engine/crash/definition.ts'
import type { AnyGame, Game, SlotGame } from '#games/game.ts'
import { loadGame } from '#games/loaders.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { browserTools } from '#ui/page/page-tools.ts'
import { launchGame } from '#features/play/game-session/contract.ts'
import { GameScreen } from '#client/screen/game-screen.tsx'
import type { Launch } from '#client/screen/use-mode.ts'
import '#client/screen/game.css'
import '#client/overlays/overlays.css'
import '#client/tables/styles.ts'

const SharedTable = lazy(async () => ({ default: (await import('#client/tables/crash/shared-table.tsx')).SharedTable }))
const TableGame = lazy(async () => ({ default: (await import('#client/tables/table-game.tsx')).TableGame }))

const data = pageData({
  for: 'player',
  queries: (api, { params }) => [queryOf(api, launchGame, { params: { slug: params['slug'] ?? '' } })],
})
export const loader = data.server

/** A launch describes the current state, so one from an earlier visit is discarded. */
export function clientLoader(args: ClientLoaderFunctionArgs) {
  browserTools().queries.removeQueries({ queryKey: keyOf(launchGame) })
  return data.browser(args)
}
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

export default function GamePage() {
  const slug = useParams()['slug'] ?? ''
  const launch = useSuspenseQuery({ ...queryOf(useApi(), launchGame, { params: { slug } }), staleTime: Infinity }).data.data
  const loading = loadGame(slug)
  if (!loading) throw reply(null, { status: 404 })
  return (
    <Suspense fallback={null}>
      <LaunchedGame key={slug} loading={loading} launch={launch} />
    </Suspense>
  )
}

/** Each launch is used once: a refetch must not show an open round twice. */
function LaunchedGame({ loading, launch }: { loading: Promise<AnyGame>; launch: Launch }) {
  const game = use(loading)
  const [first] = useState(launch)
  if (game.definition.kind === 'slot') return <GameScreen game={game as SlotGame} launch={first} />
  if (game.definition.kind === 'crash') return <SharedTable game={game as Game<CrashDefinition>} launch={first} />
  return <TableGame game={game as Game<never>} launch={first} />
}
