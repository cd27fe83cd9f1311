import { useQueries, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getHistory, getNext, getTournament, HISTORY_LIMIT, NEXT_LIMIT } from '../contract.ts'
import { askAnew } from './queries.ts'
import { TournamentsView } from './tournaments-view.tsx'

const FIRST = { query: {} }
const NEXT = { query: { limit: NEXT_LIMIT, offset: 0 } }
const pastFrom = (offset: number) => ({ query: { limit: HISTORY_LIMIT, offset } })
const PAST = pastFrom(0)

const data = pageData({
  queries: (api) => [queryOf(api, getTournament, FIRST), queryOf(api, getNext, NEXT), queryOf(api, getHistory, PAST)],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The current tournament, or the one that the address names, with the upcoming and the past ones. */
export default function TournamentsPage() {
  const api = useApi()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const { campaign, tournament } = useSuspenseQuery(queryOf(api, getTournament, FIRST)).data.data
  const next = useSuspenseQuery(queryOf(api, getNext, NEXT)).data.data.tournaments
  const [earlierPages, setEarlierPages] = useState(0)
  const newest = useSuspenseQuery(queryOf(api, getHistory, PAST)).data.data.tournaments
  const earlier = useQueries({
    queries: Array.from({ length: earlierPages }, (_, page) => queryOf(api, getHistory, pastFrom((page + 1) * HISTORY_LIMIT))),
  })
  const past = [...newest, ...earlier.flatMap((each) => each.data?.data.tournaments ?? [])]
  const asked = [...next, ...past].find(({ historyId }) => historyId === search.get('tournament'))
  return (
    <TournamentsView
      campaign={campaign}
      tournament={asked ?? tournament}
      next={next}
      past={past}
      // A page that is not full is the last one, or still loading.
      {...(past.length === (earlierPages + 1) * HISTORY_LIMIT && { onEarlier: () => setEarlierPages(earlierPages + 1) })}
      isPlayer={useIsPlayer()}
      onRefresh={() => askAnew(queries)}
    />
  )
}
