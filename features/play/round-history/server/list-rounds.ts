import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { SiteServices } from '#platform/feature.ts'
import { HISTORY_PAGE_SIZE, type listRounds as contract } from '../contract.ts'
import { readHistory } from './history.ts'

type List = typeof contract

export const listRoundsOf =
  (slices: SiteServices['slices']) =>
  async (ctx: PlayerContext, { query: filter }: InputOf<List>): Promise<ReplyOf<List>> => {
    // Reads one row more than a page shows, to know whether another follows.
    const found = await readHistory(slices, ctx, { filter, max: HISTORY_PAGE_SIZE + 1 })
    const rounds = found.slice(0, HISTORY_PAGE_SIZE)
    return { success: true, data: { rounds, next: found.length > rounds.length ? (rounds.at(-1)?.id ?? null) : null } }
  }
