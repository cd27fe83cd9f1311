import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { data as reply, useParams, type ClientLoaderFunctionArgs } from 'react-router'
import { loadGame } from '#games/loaders.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { browserTools } from '#ui/page/page-tools.ts'
import { launchGame } from '#features/play/game-session/contract.ts'
import { HouseGame } from '#client/house-game.tsx'

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
      <HouseGame key={slug} loading={loading} launch={launch} />
    </Suspense>
  )
}
