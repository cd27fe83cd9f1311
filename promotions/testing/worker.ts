import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '#kernel/id.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { systemClock } from '#platform/clock.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import { openDatabase } from '#platform/db/database.ts'
import { roundSettled } from '#platform/events/index.ts'
import { createLog } from '#platform/log/log.ts'
import { emit, wake } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { callAct } from '../acts/call-act.ts'
import { startPromotions } from '../start-promotions.ts'
import { sprintPromotion, toyPromotion } from './toy-promotion.ts'

export interface WorkerOptions {
  readonly url: string
  readonly players: readonly Id<'plr'>[]
  /** Emits rounds and acts without end, and prints each act that was answered; else it only reads. */
  readonly isEmitting: boolean
}

/** A process of the engine for crash tests: runs the toy promotions until it is killed. */
const { url, players, isEmitting } = JSON.parse(process.argv[2]!) as WorkerOptions
const database = openDatabase({ url, role: 'croupier_app', connectionsMax: 6 })
const log = createLog({ level: 'silent' })
const ROUND: Id<'rnd'> = 'rnd_crash'
/** A round of this stake lets the cell tick a minute later: at once for one of an hour ago, before any short run. */
const ticking = settledRound(ROUND, { stake: 77 })
const TICKED_MS = HOUR_MS
const theme = { id: 'velmora', timeZone: 'America/New_York' }
const context = {
  theme,
  clock: systemClock,
  reader: database.reader,
  log,
  areEntriesOpen: async () => true,
  entriesClosedTo: async () => new Set(),
} as unknown as Context

// Nothing else keeps a process alive whose server is down: the engine's own timers do not.
setInterval(() => {}, 60_000)
while (!(await startEngine())) await sleep(100)
for (let count = 0; isEmitting; count++) {
  await emitRounds(count)
  if (count % 4 === 0) await act(count)
}

/** False while the server is down. */
async function startEngine(): Promise<boolean> {
  try {
    const slices = [{ promotion: toyPromotion as never }, { promotion: sprintPromotion as never }]
    await startPromotions({ database, clock: systemClock, log, slices, contextOf: () => context })
    return true
  } catch {
    return false
  }
}

async function emitRounds(count: number): Promise<void> {
  const player = players[count % players.length]!
  try {
    await database.transaction(async (tx) => {
      for (let i = 0; i < 3; i++)
        await emit(tx, roundSettled, { playerId: player, payload: settledRound(ROUND, { stake: 1 + (count % 50) }) })
      if (count % 7 === 0) await emit(tx, roundSettled, { playerId: player, at: systemClock.now() - TICKED_MS, payload: ticking })
    })
    wake()
  } catch {
    await sleep(50)
  }
  if (count % 10 === 0) await sleep(5)
}

/** Some are repeated, as by a page that got no answer. */
async function act(count: number): Promise<void> {
  const playerId = players[count % players.length]!
  const input = `${process.pid}-${count}`
  const ctx = { ...context, playerId, idempotencyKey: input, transaction: database.transaction } as unknown as PlayerContext
  try {
    for (let times = 0; times <= count % 3; times++) {
      const done = await callAct(ctx, toyPromotion, 'gain', input)
      if (done.isDone) process.stdout.write(`${playerId} ${input}\n`)
    }
  } catch {
    await sleep(50)
  }
}
