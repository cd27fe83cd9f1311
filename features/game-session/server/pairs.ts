import { assert } from '#kernel/result.ts'
import type { Context } from '#platform/context.ts'
import { openSeedPairs, readActivePairs, rotateSeedPair, type ActivePair } from '#platform/fair/seed-pairs.ts'
import type { PlayOrder } from './play-order.ts'

/** The pairs in use of players who play here: a guess that saves a query, and that the database checks by the nonce. */
export interface Pairs {
  /** One pair for each waiting order, in order; makes the first pair of a player who has none. */
  read(waiting: readonly { ctx: Context; order: PlayOrder }[]): Promise<ActivePair[]>
  /** A round was played with it. */
  advance(order: PlayOrder, played: { pair: ActivePair; nonce: number }): void
  forget(order: PlayOrder): void
}

const KEPT_MAX = 20_000
/** After so many rounds a pair is revealed and the announced one takes over, under the client seed it had (RNG-3). */
const ROUNDS_PER_PAIR_MAX = 10_000

export function createPairs(): Pairs {
  const kept = new Map<string, ActivePair>()
  const keep = (owner: Owner, pair: ActivePair): void => {
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value as string)
    kept.set(nameOf(owner), pair)
  }
  return {
    async read(waiting) {
      const missing = waiting.filter(({ order }) => !kept.has(nameOf(order)))
      // A copy of its own: what is kept may be pushed out by the very pairs that are read.
      const pairs = new Map(waiting.map(({ order }) => [nameOf(order), kept.get(nameOf(order))]))
      for (const pair of await readOrOpen(missing)) {
        keep(pair, pair)
        pairs.set(nameOf(pair), pair)
      }
      for (const each of waiting) {
        const pair = pairs.get(nameOf(each.order))
        if (pair && pair.nonce >= ROUNDS_PER_PAIR_MAX) pairs.set(nameOf(pair), await renew(each, pair))
      }
      return waiting.map(({ order }) => pairs.get(nameOf(order)) as ActivePair)
    },
    advance: (order, { pair, nonce }) => keep(order, { ...pair, nonce }),
    forget: (order) => void kept.delete(nameOf(order)),
  }
}

async function renew({ ctx, order }: { ctx: Context; order: PlayOrder }, { clientSeed }: ActivePair): Promise<ActivePair> {
  await ctx.transaction((tx) => rotateSeedPair(ctx, tx, { playerId: order.playerId, mode: order.mode, clientSeed }))
  const [renewed] = await readActivePairs(ctx, [order])
  assert(renewed, 'a rotated pair has its successor')
  return renewed
}

interface Owner {
  readonly playerId: string
  readonly mode: string
}

const nameOf = ({ playerId, mode }: Owner): string => `${playerId} ${mode}`

async function readOrOpen(missing: readonly { ctx: Context; order: PlayOrder }[]): Promise<ActivePair[]> {
  const first = missing[0]
  if (!first) return []
  const found = await readActivePairs(
    first.ctx,
    missing.map(({ order }) => order),
  )
  const known = new Set(found.map(nameOf))
  const newcomers = missing.filter(({ order }) => !known.has(nameOf(order)))
  if (newcomers.length === 0) return found
  for (const { ctx, order } of newcomers) await ctx.transaction((tx) => openSeedPairs(ctx, tx, order))
  return [
    ...found,
    ...(await readActivePairs(
      first.ctx,
      newcomers.map(({ order }) => order),
    )),
  ]
}
