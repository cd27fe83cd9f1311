import { useSuspenseQuery } from '@tanstack/react-query'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getInfo } from '../contract.ts'
import { BoxesView } from './boxes-view.tsx'
import { usePick } from './queries.ts'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The boxes of this period, and what they may hold. */
export default function CosmicBoxesPage() {
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  return <BoxesView info={info.data} isPlayer={useIsPlayer()} pick={usePick()} onRefresh={() => void refetch()} />
}
