import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { ensurePairInUse } from './announce-pairs.ts'
import { rotateSeedPair } from './rotate-seed-pair.ts'
import { type ActivePair, isWorn, readActivePairs, type SeedOwner as Owner } from './seed-pairs.ts'

/** Active pairs of players on this server: an optimistic cache that saves a query; the database verifies the nonce. */
export interface Pairs {
  /**
   * One pair for each pending order, in order. Activates a player's announced pair if none is active or the active
   * one is worn.
   */
  read(waiting: readonly Waiting[]): Promise<ActivePair[]>
  /** Records that a round was played with it. */
  advance(order: Owner, played: { pair: ActivePair; nonce: number }): void
  forget(order: Owner): void
}

interface Waiting {
  readonly ctx: Context
  readonly order: Owner
}

const KEPT_MAX = 20_000

/** Whether a round of the active pair is still pending: until it is done a worn pair stays active. */
type IsInUse = (tx: Tx, owner: Owner) => Promise<boolean>

export function createPairs(isInUse: IsInUse): Pairs {
  const kept = new Map<string, ActivePair>()
  const keep = (owner: Owner, pair: ActivePair): void => {
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value as string)
    kept.set(nameOf(owner), pair)
  }
  return {
    async read(waiting) {
      // A copy: reading pairs may evict the very entries being read.
      const pairs = new Map(waiting.map(({ order }) => [nameOf(order), kept.get(nameOf(order))]))
      const unsure = waiting.filter((each) => !isFresh(each, pairs.get(nameOf(each.order))))
      for (const pair of await readFresh(unsure, isInUse)) {
        keep(pair, pair)
        pairs.set(nameOf(pair), pair)
      }
      return waiting.map(({ order }) => pairs.get(nameOf(order)) as ActivePair)
    },
    advance: (order, { pair, nonce }) => keep(order, { ...pair, nonce }),
    forget: (order) => void kept.delete(nameOf(order)),
  }
}

const nameOf = ({ playerId, mode }: Owner): string => `${playerId} ${mode}`

const isFresh = ({ ctx }: Waiting, pair: ActivePair | undefined): boolean => pair !== undefined && !isWorn(pair, ctx.clock.now())

/** Only a pair that the database reports as worn is rotated: the player may have rotated a cached one since. */
async function readFresh(waiting: readonly Waiting[], isInUse: IsInUse): Promise<ActivePair[]> {
  const found = await readPairs(waiting)
  const known = new Map(found.map((pair) => [nameOf(pair), pair]))
  const wanting = waiting.filter((each) => !isFresh(each, known.get(nameOf(each.order))))
  if (wanting.length === 0) return found
  for (const each of wanting) await replacePair(each, known.get(nameOf(each.order)), isInUse)
  const replaced = new Set(wanting.map(({ order }) => nameOf(order)))
  return [...found.filter((pair) => !replaced.has(nameOf(pair))), ...(await readPairs(wanting))]
}

const readPairs = async (waiting: readonly Waiting[]): Promise<ActivePair[]> => {
  const first = waiting[0]
  return first
    ? readActivePairs(
        first.ctx,
        waiting.map(({ order }) => order),
      )
    : []
}

const replacePair = ({ ctx, order }: Waiting, worn: ActivePair | undefined, isInUse: IsInUse): Promise<unknown> =>
  ctx.transaction<unknown>((tx) =>
    worn
      ? rotateSeedPair(ctx, tx, { playerId: order.playerId, mode: order.mode, isAutomatic: true, isInUse })
      : ensurePairInUse(ctx, tx, order),
  )
