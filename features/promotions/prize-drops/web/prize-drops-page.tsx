import { useSuspenseQuery } from '@tanstack/react-query'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getInfo } from '../contract.ts'
import { PrizeDropsView } from './prize-drops-view.tsx'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The pool of the day, the next prize and the winners. */
export default function PrizeDropsPage() {
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const profile = useProfile()
  const level = profile ? (profile.rankLeague.currentLevel?.index ?? 1) : null
  return <PrizeDropsView info={info} level={level} onRefresh={() => void refetch()} />
}
