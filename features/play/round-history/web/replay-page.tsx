import { useSuspenseQuery } from '@tanstack/react-query'
import { data as reply, useParams } from 'react-router'
import { Suspense, use } from 'react'
import type { AnyGame, Game, SlotGame } from '#games/game.ts'
import { loadGame } from '#games/loaders.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getRound, type WireRoundDetail } from '#features/play/game-session/contract.ts'
import { ReplayScreen } from '#client/replay/replay-screen.tsx'
import { ReplayTable } from '#client/replay/replay-table.tsx'
import '#client/screen/game.css'
import '#client/overlays/overlays.css'

const data = pageData({
  for: 'player',
  queries: (api, { params }) => [queryOf(api, getRound, { params: { id: params['id'] ?? '' } })],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

export default function ReplayPage() {
  const id = useParams()['id'] ?? ''
  const { round } = useSuspenseQuery(queryOf(useApi(), getRound, { params: { id } })).data.data
  const loading = loadGame(round.game)
  if (!loading) throw reply(null, { status: 404 })
  return (
    <Suspense fallback={null}>
      <Replay key={id} loading={loading} round={round} />
    </Suspense>
  )
}

function Replay({ loading, round }: { loading: Promise<AnyGame>; round: WireRoundDetail }) {
  const game = use(loading)
  if (game.definition.kind === 'slot') return <ReplayScreen game={game as SlotGame} round={round} />
  return <ReplayTable game={game as Game<never>} round={round} />
}
