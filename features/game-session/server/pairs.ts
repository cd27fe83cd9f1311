import type { Context } from '#platform/context.ts'
import { openSeedPairs, readActivePairs, rotateSeedPair, type ActivePair } from '#platform/fair/seed-pairs.ts'
import { hasOpenRound } from './open-rounds.ts'
import type { PlayOrder } from './play-order.ts'

/** The pairs in use of players who play here: a guess that saves a query, and that the database checks by the nonce. */
export interface Pairs {
  /** One pair for each waiting order, in order. Makes a player's first pair, and the next where one has served its time. */
  read(waiting: readonly Waiting[]): Promise<ActivePair[]>
  /** A round was played with it. */
  advance(order: PlayOrder, played: { pair: ActivePair; nonce: number }): void
  forget(order: PlayOrder): void
}

interface Waiting {
  readonly ctx: Context
  readonly order: PlayOrder
}

const KEPT_MAX = 20_000
/**
 * After so many rounds a pair is revealed and the announced one takes over, under the client seed it had (RNG-3). While
 * a round of it is open the worn pair plays on.
 */
const ROUNDS_PER_PAIR_MAX = 10_000

export function createPairs(): Pairs {
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
      for (const pair of await readFresh(unsure)) {
        keep(pair, pair)
        pairs.set(nameOf(pair), pair)
      }
      return waiting.map(({ order }) => pairs.get(nameOf(order)) as ActivePair)
    },
    advance: (order, { pair, nonce }) => keep(order, { ...pair, nonce }),
    forget: (order) => void kept.delete(nameOf(order)),
  }
}

interface Owner {
  readonly playerId: string
  readonly mode: string
}

const nameOf = ({ playerId, mode }: Owner): string => `${playerId} ${mode}`

const isFresh = (pair: ActivePair | undefined): boolean => pair !== undefined && pair.nonce < ROUNDS_PER_PAIR_MAX

/** Only what the database says is worn out is replaced: a kept pair may have been rotated by the player since. */
async function readFresh(waiting: readonly Waiting[]): Promise<ActivePair[]> {
  const found = await readPairs(waiting)
  const known = new Map(found.map((pair) => [nameOf(pair), pair]))
  const wanting = waiting.filter(({ order }) => !isFresh(known.get(nameOf(order))))
  if (wanting.length === 0) return found
  for (const each of wanting) await makePair(each, known.get(nameOf(each.order)))
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

const makePair = ({ ctx, order }: Waiting, worn: ActivePair | undefined): Promise<unknown> =>
  ctx.transaction<unknown>((tx) =>
    worn
      ? rotateSeedPair(ctx, tx, { ...order, clientSeed: worn.clientSeed, isInUse: hasOpenRound })
      : openSeedPairs(ctx, tx, order),
  )
