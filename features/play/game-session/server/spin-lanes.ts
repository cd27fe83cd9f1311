import { createLanes } from '#ledger/index.ts'
import { assert } from '#kernel/result.ts'
import type { Context } from '#platform/context.ts'
import { createPairs, type Pairs } from '#platform/fair/seed-pair-cache.ts'
import type { ActivePair } from '#platform/fair/seed-pairs.ts'
import type { SiteServices } from '#platform/feature.ts'
import { wake } from '#platform/outbox/index.ts'
import { hashOf, type PlayOrder } from './play-order.ts'
import { nameOfPoolId, poolIdOf, readPools } from '#platform/jackpots/jackpot-pools.ts'
import { hasOpenRound } from './open-rounds.ts'
import { draw, type DrawnRound, settle, type Verdict } from './settle.ts'
import { feedsDrops, openDropsOf, settleDrops } from './settle-drops.ts'
import { isHit, settleHit } from './settle-hit.ts'
import { activeSpan, type Span, tracedTogether } from '#platform/tracing/spans.ts'
import type { JackpotPublisher } from '#platform/jackpots/publish-jackpots.ts'

export type Settlement = Exclude<Verdict, { status: 'stale' }>

export interface Settled {
  readonly settlement: Settlement
  /** The pair that an applied round was drawn from. */
  readonly pair: ActivePair
}

export interface SpinLanes {
  /** Waits for the order's batch. While one of a player's orders is in flight, another one is `busy`. */
  play(ctx: Context, order: PlayOrder): Promise<Settled | 'busy'>
  close(): Promise<void>
}

interface Waiting {
  readonly ctx: Context
  readonly order: PlayOrder
  readonly span: Span | undefined
}

/** Redraws before a pair that keeps moving means that another process plays for the same player. */
const DRAWS_MAX = 4

/** Commits the rounds of one process in batches. The database alone decides; this only reduces its work. */
export function createSpinLanes(
  { database, lanes }: Pick<SiteServices, 'database' | 'lanes'>,
  publisher: JackpotPublisher,
): SpinLanes {
  const pairs = createPairs(hasOpenRound)
  const underWay = new Map<string, { order: PlayOrder; answer: Promise<Settled | 'busy'> }>()
  const queue = createLanes<Waiting, Settled | 'busy'>({
    lanes,
    ownerOf: ({ order }) => order.playerId,
    execute(batch) {
      const callers = batch.map(({ span }) => span)
      return tracedTogether('spin batch', callers, () => playBatch({ database, pairs, publisher }, batch))
    },
  })
  return {
    play(ctx, order) {
      const earlier = underWay.get(order.playerId)
      if (earlier) {
        // The same request again before its first answer: one round, two answers.
        const isRepeat = earlier.order.key === order.key && hashOf(earlier.order) === hashOf(order)
        return isRepeat ? earlier.answer : Promise.resolve('busy')
      }
      const answer = queue.submit({ ctx, order, span: activeSpan() }).finally(() => underWay.delete(order.playerId))
      underWay.set(order.playerId, { order, answer })
      return answer
    },
    close: () => queue.close(),
  }
}

interface Means {
  readonly database: SiteServices['database']
  readonly pairs: Pairs
  readonly publisher: JackpotPublisher
}

async function playBatch({ database, pairs, publisher }: Means, batch: readonly Waiting[]): Promise<(Settled | 'busy')[]> {
  const answers: (Settled | 'busy')[] = batch.map(() => 'busy')
  let open = batch.map((waiting, index) => ({ ...waiting, index }))
  for (let draws = 0; open.length > 0 && draws < DRAWS_MAX; draws++) {
    const inUse = await pairs.read(open)
    const drawn = await drawAll(database, open, inUse)
    const verdicts = await settleAll(database, open, drawn)
    const again: typeof open = []
    for (const [at, waiting] of open.entries()) {
      const settlement = verdicts[at]
      const round = drawn[at]
      assert(settlement && round, 'every drawn round has its verdict')
      if (settlement.status === 'stale') {
        pairs.forget(waiting.order)
        again.push(waiting)
        continue
      }
      if (settlement.status === 'applied') {
        pairs.advance(waiting.order, round)
        if (round.pools || feedsDrops(round)) publisher.played(waiting.order)
      }
      answers[waiting.index] = { settlement, pair: round.pair }
    }
    open = again
  }
  wake(batch.map(({ order }) => `player:${order.playerId}`))
  return answers
}

async function drawAll(
  { reader }: SiteServices['database'],
  waiting: readonly Waiting[],
  pairs: readonly ActivePair[],
): Promise<DrawnRound[]> {
  const poolIds = waiting.map(({ order }) => poolIdOf(order)).filter(({ rules }) => rules.length > 0)
  const pools = poolIds.length > 0 ? await readPools(reader, poolIds) : undefined
  return waiting.map(({ order }, at) => draw(order, pairs[at] as ActivePair, pools?.get(nameOfPoolId(poolIdOf(order)))))
}

/**
 * One statement for the batch, except for rounds that hit a pooled jackpot: each of those settles alone under the
 * pool's lock. Rounds that feed must-drop jackpots settle by game and mode under the lock of these pools.
 */
async function settleAll(
  database: SiteServices['database'],
  open: readonly Waiting[],
  drawn: readonly DrawnRound[],
): Promise<Verdict[]> {
  const verdicts = new Map<DrawnRound, Verdict>()
  const hits = drawn.filter(isHit)
  const fed = drawn.filter(feedsDrops)
  const others = drawn.filter((round) => !hits.includes(round) && !fed.includes(round))
  for (const [at, verdict] of (await settle(database, others)).entries()) verdicts.set(others[at] as DrawnRound, verdict)
  for (const hit of hits) verdicts.set(hit, await database.transaction((tx) => settleHit(tx, hit)))
  for (const group of Map.groupBy(fed, ({ order }) => nameOfPoolId(poolIdOf(order))).values()) {
    const { ctx } = open[drawn.indexOf(group[0]!)] as Waiting
    for (const [at, verdict] of (await settleFed(database, ctx, group)).entries()) verdicts.set(group[at] as DrawnRound, verdict)
  }
  return drawn.map((round) => verdicts.get(round) as Verdict)
}

async function settleFed(database: SiteServices['database'], ctx: Context, group: readonly DrawnRound[]): Promise<Verdict[]> {
  const settleGroup = () => database.transaction((tx) => settleDrops(ctx, tx, group))
  const verdicts = await settleGroup()
  if (verdicts) return verdicts
  await database.transaction((tx) => openDropsOf(ctx, tx, group[0]!))
  const settled = await settleGroup()
  assert(settled, 'the pools are open')
  return settled
}
