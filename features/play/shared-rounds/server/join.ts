import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { joinTable as contract } from '../contract.ts'
import { findChain, setClientSeed, startChain } from './chains.ts'
import type { Clockwork } from './clockwork.ts'
import { isClosed, sharedGame } from './games.ts'
import { readOwnTable, type Slices } from './read-table.ts'
import { noteAsked } from './rounds.ts'

/** A page of the game is open: rounds follow each other. The first page of a new chain brings its client seed. */
export const joinTableWith =
  (clockwork: Clockwork, slices: Slices) =>
  async (ctx: PlayerContext, { params: { slug }, body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { definition } = sharedGame(slug)
    const id = { brand: ctx.theme.id, game: slug }
    if (!isClosed(ctx, slug)) {
      await ctx.transaction(async (tx) => {
        await noteAsked(tx, id, ctx.clock.now())
        if (!(await findChain(tx, id))) await startChain(ctx, tx, { ...id, after: undefined }, definition)
        if (body.seed) await setClientSeed(tx, body.seed.chainEnd, body.seed.clientSeed)
      })
    }
    clockwork.wind(id.brand, slug)
    return { success: true, data: await readOwnTable(ctx, slices, slug) }
  }
