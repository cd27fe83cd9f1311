import { useSuspenseQuery } from '@tanstack/react-query'
import { data as reply, useParams } from 'react-router'
import { Suspense } from 'react'
import { findGame } from '#games/all.ts'
import type { Game, SlotGame } from '#games/game.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getRound } from '../../contract.ts'
import { ReplayScreen } from './replay-screen.tsx'
import { ReplayTable } from './replay-table.tsx'
import '../game.css'
import '../moments/moments.css'

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
  const game = findGame(round.game)
  if (!game) throw reply(null, { status: 404 })
  if (game.definition.kind === 'slot') return <ReplayScreen key={id} game={game as SlotGame} round={round} />
  return (
    <Suspense fallback={null}>
      <ReplayTable key={id} game={game as Game<never>} round={round} />
    </Suspense>
  )
}
