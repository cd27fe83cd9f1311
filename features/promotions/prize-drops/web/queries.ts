import type { QueryClient } from '@tanstack/react-query'
import { getProfile } from '#features/account/account/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { PushData } from '#kernel/push.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { getInfo, type prizeDropsPush } from '../contract.ts'

type Push = PushData<typeof prizeDropsPush>
export type Assigned = Push & { action: 'prizeAssigned' }

const SHOWN_WINNERS = 20

function patchInfo(queries: QueryClient, change: (info: ReplyOf<typeof getInfo>) => ReplyOf<typeof getInfo>): void {
  queries.setQueryData<ReplyOf<typeof getInfo>>(keyOf(getInfo), (info) => info && change(info))
}

/** Stores when the next prize drops, for the page, the card and the toast. */
export function keepNext(queries: QueryClient, nextPrizeAt: number): void {
  patchInfo(queries, (info) => ({ ...info, nextPrizeAt }))
  patchData(queries, getProfile, (profile) => {
    const prizeDrops = profile.prizeDrops as { isActive: boolean }
    return prizeDrops.isActive ? { ...profile, prizeDrops: { ...prizeDrops, nextPrizeAt } } : profile
  })
}

/** Adds a winner to the page, and takes the prize from what is left; one that the page lists already changes nothing. */
export function keepWinner(queries: QueryClient, { dropId, winner, avatar, prizeValue, prizeLvl }: Assigned): void {
  patchInfo(queries, (info) => {
    if (info.lastWinners.some((known) => known.dropId === dropId)) return info
    const won = { dropId, winner, avatar, prizeValue, prizeLvl, at: Math.floor(serverNowMs() / SECOND_MS) }
    return {
      ...info,
      lastWinners: [won, ...info.lastWinners].slice(0, SHOWN_WINNERS),
      prizes: info.prizes.map((kind) =>
        kind.prizeLvl === prizeLvl ? { ...kind, prizeLeft: Math.max(0, kind.prizeLeft - 1) } : kind,
      ),
    }
  })
}
