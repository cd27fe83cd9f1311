import { useSuspenseQuery } from '@tanstack/react-query'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CURRENT_SEASON, getSeason } from '../contract.ts'
import { SeasonView } from './season-view.tsx'

const SEASON = { params: { season: CURRENT_SEASON } }

const data = pageData({ queries: (api) => [queryOf(api, getSeason, SEASON)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The season path: its levels, their prizes and the player's progress. */
export default function SeasonPage() {
  const { data: season, refetch } = useSuspenseQuery(queryOf(useApi(), getSeason, SEASON))
  return <SeasonView season={season.data} isPlayer={useIsPlayer()} onRefresh={() => void refetch()} />
}
