import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { encodeId } from '#kernel/id.ts'
import { openDatabase } from '../db/database.ts'
import { campaignStarted, notificationWithdrawn, profileCompleted } from '../events/index.ts'
import { startEventDelivery } from '../outbox/deliver-events.ts'
import { emit, emitToBrand, wake } from '../outbox/index.ts'
import { retain } from '../outbox/retain.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createSeededRng } from '../testing/seeded-rng.ts'
import { feedNats, NATS_READER } from './index.ts'
import { type Fate, openStrictBroker, type StrictBroker } from './testing/strict-broker.ts'

const until = (expectation: () => unknown): Promise<unknown> => vi.waitFor(expectation, 20_000)
const AT = Date.UTC(2026, 10, 28, 12)
const player = encodeId('plr', 1_000, new Uint8Array(10))
const log = pino({ level: 'silent' })

let db: TestDatabase
let broker: StrictBroker
const open: (() => Promise<void>)[] = []
beforeEach(async () => {
  db = await openTestDatabase({ connectionsMax: 8 })
  broker = await openStrictBroker()
  open.push(
    () => db.close(),
    () => broker.close(),
  )
})
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

let emitted = 0
/** Emits events whose business times number them. */
async function happen(count = 1): Promise<void> {
  for (let nth = 0; nth < count; nth++)
    await db.transaction((tx) => emit(tx, profileCompleted, { playerId: player, at: AT + emitted++, payload: {} }))
  wake()
}
const counted = (): number[] => broker.stored.map(({ data }) => Date.parse(data.at) - AT)
const numbers = (count: number): number[] => Array.from({ length: count }, (_, nth) => nth)
beforeEach(() => void (emitted = 0))

/** A process that feeds. */
async function feed(): Promise<() => Promise<void>> {
  const database = openDatabase({ url: db.ownerUrl, connectionsMax: 4 })
  const times = { pollMs: 50, leadMs: 20, backOffMsMax: 50, answerMs: 200 }
  const running = await feedNats({ config: { url: broker.url, stream: 'CROUPIER' }, database, log, times })
  let isOpen = true
  const close = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    await running.close()
    await database.close()
  }
  open.push(close)
  return close
}

test('an event arrives whole in a stream that is created for it, and a brand’s own too', async () => {
  await feed()
  await happen()
  const payload = { run: encodeId('cmp', 1_000, new Uint8Array(10)), snapshot: '1:1:' }
  await db.transaction((tx) => emitToBrand(tx, campaignStarted, { brand: 'velmora', at: AT, payload }))
  wake()
  await until(() => expect(broker.stored).toHaveLength(2))
  expect(broker.streams).toMatchObject([{ name: 'CROUPIER', subjects: ['croupier.>'] }])
  expect(broker.stored[0]).toMatchObject({
    subject: 'croupier._.profile.completed',
    data: { type: 'profile.completed', player, brand: null, at: '2026-11-28T12:00:00.000Z', payload: {} },
  })
  expect(broker.stored[1]).toMatchObject({
    subject: 'croupier.velmora.campaign.started',
    data: { player: null, brand: 'velmora' },
  })
})

test('what one slice hands to another does not leave the site', async () => {
  await feed()
  await db.transaction((tx) => emit(tx, notificationWithdrawn, { playerId: player, at: AT, payload: { key: 'k' } }))
  await happen()
  await until(() => expect(counted()).toEqual([0]))
})

test('events of the time before the first start are not sent; those of an outage and of a stopped site are', async () => {
  await happen(2)
  const close = await feed()
  await happen()
  await until(() => expect(counted()).toEqual([2]))
  await close()
  await happen(3)
  await broker.close()
  await feed()
  await happen()
  await wait(200)
  await broker.open()
  await until(() => expect(counted()).toEqual([2, 3, 4, 5, 6]))
})

test('retention and the cleaning of left readers keep what the broker has not taken', async () => {
  await broker.close()
  await feed()
  await happen()
  await db.pool.query("update outbox.event set at = now() - interval '30 days'")
  const delivery = await startEventDelivery({
    database: db,
    log,
    slices: [],
    otherReaders: [NATS_READER],
    contextOf: () => undefined,
    isByHand: true,
  })
  open.push(() => delivery.close())
  await retain(db.reader)
  await broker.open()
  await until(() => expect(broker.stored).toHaveLength(1))
})

test('a process that ended after the broker took a batch and before it noted so repeats nothing, however late', async () => {
  const close = await feed()
  await happen(5)
  await until(() => expect(counted()).toEqual(numbers(5)))
  await close()
  await db.pool.query('update outbox.reader set last_id = last_id - 3 where name = $1', [NATS_READER])
  broker.forgetIds()
  await feed()
  await happen()
  await until(() => expect(counted()).toEqual(numbers(6)))
})

test('two processes at once send each event once, and one goes on when the other ends', async () => {
  const close = await feed()
  await feed()
  await happen(20)
  await until(() => expect(counted()).toEqual(numbers(20)))
  await close()
  await happen(20)
  await until(() => expect(counted()).toEqual(numbers(40)))
})

const SEED = `${seedOf(20_261_128)}`
test(`through lost messages, lost answers and cut connections, every event is there once and in order, seed ${SEED}`, async () => {
  const rng = createSeededRng(SEED)
  const fates: readonly Fate[] = ['lost', 'stored, not answered', 'cut before', 'cut after']
  broker.fate = () => {
    const [dice = 0] = rng.bytes(1)
    return dice < 16 ? fates[dice % 4]! : 'stored'
  }
  await feed()
  for (let turn = 0; turn < 12; turn++) {
    await happen(10)
    await wait(20)
  }
  await vi.waitFor(() => expect(counted()).toEqual(numbers(120)), 60_000)
}, 90_000)
