import { useQueries, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { InputOf } from '#kernel/contract.ts'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { DRAWS_LIMIT, getDetails, getLeaderboard, getTickets, listDraws, WINNERS_LIMIT } from '../contract.ts'
import { LotteryView } from './lottery-view.tsx'
import { useAsk, useTake } from './queries.ts'

/** `?draw=` names a past draw; without it, the page shows the latest. */
function drawOf(search: string): Pick<InputOf<typeof getDetails>, 'query'> {
  const id = new URLSearchParams(search).get('draw')
  return { query: id === null ? {} : { id } }
}

const pastFrom = (page: number) => ({ query: { limit: DRAWS_LIMIT, offset: page * DRAWS_LIMIT } })

const data = pageData({
  queries: (api, { url }) => [queryOf(api, getDetails, drawOf(url.search)), queryOf(api, listDraws, pastFrom(0))],
  ofPlayer: (api) => [queryOf(api, getTickets, drawOf(''))],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Another draw is another page: it begins with its first winners. */
export default function LotteryPage() {
  const { search } = useLocation()
  return <Draw key={search} search={search} />
}

/** A draw with its tickets, prizes and winners, and the past ones. */
function Draw({ search }: { search: string }) {
  const api = useApi()
  const queries = useQueryClient()
  const isPlayer = useIsPlayer()
  const draw = drawOf(search)
  const { data: details } = useSuspenseQuery(queryOf(api, getDetails, draw))
  const { id, state } = details.data.campaign
  const own = useQuery({ ...queryOf(api, getTickets, draw), enabled: isPlayer }).data?.data
  const [winnerPages, setWinnerPages] = useState(1)
  const boards = useQueries({
    queries: Array.from({ length: winnerPages }, (_, page) => ({
      ...queryOf(api, getLeaderboard, {
        params: { id: id ?? '' },
        query: { limit: WINNERS_LIMIT, offset: page * WINNERS_LIMIT },
      }),
      enabled: id !== null && state === 'ended',
    })),
  }).flatMap(({ data: page }) => page?.data ?? [])
  const [first, last] = [boards[0], boards.at(-1)]
  const board = first && { ...first, winners: boards.flatMap(({ winners }) => winners) }
  const newest = useSuspenseQuery(queryOf(api, listDraws, pastFrom(0))).data.data
  const [drawPages, setDrawPages] = useState(0)
  const earlier = useQueries({
    queries: Array.from({ length: drawPages }, (_, page) => queryOf(api, listDraws, pastFrom(page + 1))),
  }).flatMap(({ data: page }) => page?.data ?? [])
  const lists = [newest, ...earlier]
  const refresh = (): void => {
    for (const contract of [getDetails, getTickets, getLeaderboard, listDraws])
      void queries.invalidateQueries({ queryKey: keyOf(contract) })
  }
  return (
    <LotteryView
      details={details.data}
      own={own}
      board={board}
      past={lists.flatMap(({ draws }) => draws).filter((each) => each.id !== id)}
      isPlayer={isPlayer}
      asking={useAsk()}
      taking={useTake(id)}
      onRefresh={refresh}
      onMoreWinners={last?.hasMore ? () => setWinnerPages(winnerPages + 1) : undefined}
      onMoreDraws={lists.at(-1)!.hasMore ? () => setDrawPages(drawPages + 1) : undefined}
    />
  )
}
