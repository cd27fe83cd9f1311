import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getChosenPackage, getPackages } from '../contract.ts'
import { FortuneView } from './fortune-view.tsx'
import { rereadFortune } from './queries.ts'

const data = pageData({ queries: (api) => [queryOf(api, getPackages)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The packages, and the days of the player's own. */
export default function FortuneDaysPage() {
  const api = useApi()
  const queries = useQueryClient()
  const isPlayer = useIsPlayer()
  const { campaign, packages } = useSuspenseQuery(queryOf(api, getPackages)).data.data
  const own = useQuery({ ...queryOf(api, getChosenPackage), enabled: isPlayer }).data?.data
  return (
    <FortuneView campaign={campaign} packages={packages} own={own} isPlayer={isPlayer} onRefresh={() => rereadFortune(queries)} />
  )
}
