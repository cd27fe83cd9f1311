import { useSuspenseQuery } from '@tanstack/react-query'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getMachine, getMeter } from '../contract.ts'
import { FunMachineView } from './fun-machine-view.tsx'
import { usePull } from './queries.ts'

const data = pageData({ queries: (api) => [queryOf(api, getMeter), queryOf(api, getMachine)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The player's meter, the machine, and the games that fill it. */
export default function FunMachinePage() {
  const api = useApi()
  const { data: meter, refetch } = useSuspenseQuery(queryOf(api, getMeter))
  const machine = useSuspenseQuery(queryOf(api, getMachine)).data.data
  return (
    <FunMachineView
      meter={meter.data}
      machine={machine}
      isPlayer={useIsPlayer()}
      pulling={usePull()}
      onRefresh={() => void refetch()}
    />
  )
}
