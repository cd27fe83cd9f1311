import type { QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/account/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'
import { hear } from '#ui/realtime/on-message.ts'
import {
  getHistory,
  getNext,
  getTournament,
  type Tournament,
  tournamentPush,
  type TournamentStanding,
  type Win,
} from '../contract.ts'
import { ownPlaceAmong } from './own-place-among.ts'
import { askAnew } from './queries.ts'
import { isFirstLook } from './seen-wins.ts'

/** Handles tournament pushes: places update in place, a prize opens its modal once. */
export const onPush = [
  hear(tournamentPush, (push, { queries, openModal, toast }) => {
    switch (push.action) {
      case 'start':
      case 'stop':
        askAnew(queries)
        // An offer, which a protected player is not shown.
        if (queries.getQueryData<ReplyOf<typeof getProfile>>(keyOf(getProfile))?.data.mayPromote === false) return
        return toast(<Told of={push.action === 'start' ? 'started' : 'stopped'} title={push.title} />)
      case 'positions': {
        const { id, winners } = push
        keep(queries, (before) =>
          before.id === id ? { ...before, playerData: ownPlaceAmong(before.playerData, winners) } : before,
        )
        return show(queries, id, ({ playerData }) => ({ winners, playerData: ownPlaceAmong(playerData, winners) }))
      }
      case 'bet': {
        const { id, playerData } = push
        keep(queries, (before) => (before.id === id ? { ...before, playerData } : before))
        return show(queries, id, () => ({ playerData }))
      }
      case 'playerWin': {
        const { action: _, ...win } = push
        keep(queries, (before) => ({ ...before, wins: [win, ...before.wins.filter(({ id }) => id !== win.id)] }))
        askAnew(queries)
        if (isFirstLook(localStorage, win.id)) openModal('tournament-win', { id: win.id })
      }
    }
  }),
]

const NONE: TournamentStanding = { id: null, playerData: null, wins: [] }

function keep(queries: QueryClient, change: (before: TournamentStanding) => TournamentStanding): void {
  patchData(queries, getProfile, (profile) => ({
    ...profile,
    tournaments: change((profile['tournaments'] as TournamentStanding | undefined) ?? NONE),
  }))
}

/** On the tournaments page, wherever this one is shown. */
function show(queries: QueryClient, id: string, newsOf: (each: Tournament) => Partial<Tournament>): void {
  const changed = <T extends Tournament | null>(each: T): T => (each?.historyId === id ? { ...each, ...newsOf(each) } : each)
  queries.setQueriesData<ReplyOf<typeof getTournament>>(
    { queryKey: keyOf(getTournament) },
    (known) => known && { ...known, data: { ...known.data, tournament: changed(known.data.tournament) } },
  )
  for (const contract of [getNext, getHistory]) {
    queries.setQueriesData<ReplyOf<typeof getNext>>(
      { queryKey: keyOf(contract) },
      (known) => known && { ...known, data: { tournaments: known.data.tournaments.map(changed) } },
    )
  }
}

function Told({ of: key, title }: { of: 'started' | 'stopped'; title: Win['title'] }) {
  return useTranslations('tournaments')(key, { title: title[useSiteLocale()] })
}
