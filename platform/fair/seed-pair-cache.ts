import type { Id } from '#kernel/id.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { openSeedPairs, readActivePairs, rotateSeedPair, type ActivePair } from './seed-pairs.ts'

interface Owner {
  readonly playerId: Id<'plr'>
  readonly mode: string
}

/** The pairs in use of players who play here: a guess that saves a query, and that the database checks by the nonce. */
export interface Pairs {
  /** One pair for each waiting order, in order. Makes a player's first pair, and the next where one has served its time. */
  read(waiting: readonly Waiting[]): Promise<ActivePair[]>
  /** A round was played with it. */
  advance(order: Owner, played: { pair: ActivePair; nonce: number }): void
  forget(order: Owner): void
}

interface Waiting {
  readonly ctx: Context
  readonly order: Owner
}

const KEPT_MAX = 20_000
/**
 * After so many rounds a pair is revealed and the announced one takes over, under the client seed it had (RNG-3). While
 * a round of it is open the worn pair plays on.
 */
const ROUNDS_PER_PAIR_MAX = 10_000

/** Whether a round of the pair in use has still something to show. */
type IsInUse = (tx: Tx, owner: Owner) => Promise<boolean>

export function createPairs(isInUse: IsInUse): Pairs {
  const kept = new Map<string, ActivePair>()
  const keep = (owner: Owner, pair: ActivePair): void => {
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value as string)
    kept.set(nameOf(owner), pair)
  }
  return {
    async read(waiting) {
      // A copy of its own: what is kept may be pushed out by the very pairs that are read.
      const pairs = new Map(waiting.map(({ order }) => [nameOf(order), kept.get(nameOf(order))]))
      const unsure = waiting.filter(({ order }) => !isFresh(pairs.get(nameOf(order))))
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

const isFresh = (pair: ActivePair | undefined): boolean => pair !== undefined && pair.nonce < ROUNDS_PER_PAIR_MAX

/** Only what the database says is worn out is replaced: a kept pair may have been rotated by the player since. */
async function readFresh(waiting: readonly Waiting[], isInUse: IsInUse): Promise<ActivePair[]> {
  const found = await readPairs(waiting)
  const known = new Map(found.map((pair) => [nameOf(pair), pair]))
  const wanting = waiting.filter(({ order }) => !isFresh(known.get(nameOf(order))))
  if (wanting.length === 0) return found
  for (const each of wanting) await makePair(each, known.get(nameOf(each.order)), isInUse)
  return [...found.filter(isFresh), ...(await readPairs(wanting))]
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

const makePair = ({ ctx, order }: Waiting, worn: ActivePair | undefined, isInUse: IsInUse): Promise<unknown> =>
  ctx.transaction<unknown>((tx) =>
    worn ? rotateSeedPair(ctx, tx, { ...order, clientSeed: worn.clientSeed, isInUse }) : openSeedPairs(ctx, tx, order),
  )
