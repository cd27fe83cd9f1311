import { useSuspenseQuery } from '@tanstack/react-query'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getInfo } from '../contract.ts'
import { CoinDropsView } from './coin-drops-view.tsx'
import { useClaim } from './queries.ts'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The drop to claim and those to come. */
export default function CoinDropsPage() {
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  return <CoinDropsView info={info.data} isPlayer={useIsPlayer()} claiming={useClaim()} onRefresh={() => void refetch()} />
}
