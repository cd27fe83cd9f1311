import { useSuspenseQuery } from '@tanstack/react-query'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getInfo, getWheelsPrizes } from '../contract.ts'
import { StreakView } from './streak-view.tsx'

const data = pageData({ queries: (api) => [queryOf(api, getInfo), queryOf(api, getWheelsPrizes)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The player's streak, and the wheels of its steps. */
export default function LightningStreakPage() {
  const api = useApi()
  const { data: info, refetch } = useSuspenseQuery(queryOf(api, getInfo))
  const { wheels } = useSuspenseQuery(queryOf(api, getWheelsPrizes)).data.data
  return <StreakView info={info.data} wheels={wheels} isPlayer={useIsPlayer()} onRefresh={() => void refetch()} />
}
