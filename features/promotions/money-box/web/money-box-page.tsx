import { useSuspenseQuery } from '@tanstack/react-query'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getInfo } from '../contract.ts'
import { MoneyBoxView } from './money-box-view.tsx'
import { useBreak } from './queries.ts'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The box of this player, and what fills it. */
export default function MoneyBoxPage() {
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  return <MoneyBoxView info={info.data} isPlayer={useIsPlayer()} breaking={useBreak()} onRefresh={() => void refetch()} />
}
