import type { QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/hear.ts'
import { getTournament, type Tournament, tournamentPush } from '../contract.ts'
import { askAnew } from './queries.ts'

/** What a page does when a tournament moves: places are shown where they stand, a win in its modal. */
export const onPush = [
  hear(tournamentPush, (push, { queries, openModal, toast }) => {
    switch (push.action) {
      case 'start':
        keep(queries, push.id, { isRunning: true, title: push.title, finishedAt: push.finishedAt })
        askAnew(queries)
        return toast(<Told of="started" title={push.title} />)
      case 'stop':
        keep(queries, push.id, { isRunning: false })
        askAnew(queries)
        return toast(<Told of="stopped" title={push.title} />)
      case 'positions':
        show(queries, push.id, { winners: push.winners })
        return keep(queries, push.id, { winners: push.winners })
      case 'bet':
        show(queries, push.id, { playerData: push.playerData })
        return keep(queries, push.id, { playerData: push.playerData })
      case 'playerWin': {
        const { title, place, coins, entries } = push
        return openModal('tournament-win', { title, place: String(place), coins: String(coins), entries: String(entries) })
      }
    }
  }),
]

/** By tournament, inside the profile: so a profile that knows no tournaments clears them. */
function keep(queries: QueryClient, id: string, news: object): void {
  patchData(queries, getProfile, (profile) => {
    const tournaments = (profile['tournaments'] ?? {}) as Readonly<Record<string, object>>
    return { ...profile, tournaments: { ...tournaments, [id]: { ...tournaments[id], ...news } } }
  })
}

/** On the page of tournaments, while it is this one that goes on. */
function show(queries: QueryClient, id: string, news: Partial<Tournament>): void {
  queries.setQueriesData<ReplyOf<typeof getTournament>>({ queryKey: keyOf(getTournament) }, (known) =>
    known?.data.tournament?.historyId === id
      ? { ...known, data: { ...known.data, tournament: { ...known.data.tournament, ...news } } }
      : known,
  )
}

function Told({ of: key, title }: { of: 'started' | 'stopped'; title: string }) {
  return useTranslations('tournaments')(key, { title })
}
