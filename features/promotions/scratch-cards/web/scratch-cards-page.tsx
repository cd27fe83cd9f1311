import { useSuspenseQuery } from '@tanstack/react-query'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getInfo } from '../contract.ts'
import { useCards } from './queries.ts'
import { ScratchView } from './scratch-view.tsx'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The player's cards: dealt, scratched and to come. */
export default function ScratchCardsPage() {
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  return <ScratchView info={info.data} isPlayer={useIsPlayer()} actions={useCards()} onRefresh={() => void refetch()} />
}
