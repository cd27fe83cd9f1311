import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { openCuttableProxy } from '../testing/cuttable-proxy.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openTestRedis } from '../testing/redis.ts'
import type { Bus } from './bus.ts'
import { openBusOver } from './bus.ts'
import { openBus, openPublicFeed, openQuestions } from './index.ts'
import { REDIS_TIMES, redisWire } from './redis-wire.ts'

const log = pino({ level: 'silent' })
const WAIT_MS = 15_000
const until = (expectation: () => unknown): Promise<unknown> => vi.waitFor(expectation, WAIT_MS)

let db: TestDatabase
const stack = new AsyncDisposableStack()
let redis: Awaited<ReturnType<typeof openTestRedis>>
beforeAll(async () => {
  db = await openTestDatabase()
  redis = stack.use(await openTestRedis())
  stack.defer(() => db.close())
})
afterAll(() => stack.disposeAsync())

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** A separate process, as far as the bus can tell. */
async function join(way: 'redis' | 'notices', siteName = 'site'): Promise<Bus> {
  const database = openDatabase({ url: db.ownerUrl, connectionsMax: 1 })
  const redisUrl = way === 'redis' ? `redis://127.0.0.1:${redis.port}` : undefined
  const bus = await openBus({ database, log, siteName, redisUrl })
  open.push(async () => {
    await bus.close()
    await database.close()
  })
  return bus
}

/** Two connected processes. */
async function joinTwo(way: 'redis' | 'notices'): Promise<[Bus, Bus]> {
  const pair: [Bus, Bus] = [await join(way), await join(way)]
  for (const [one, other] of [pair, pair.toReversed() as [Bus, Bus]]) {
    let isHeard = false
    const stop = other.subscribe('hello', () => (isHeard = true))
    await until(() => {
      one.publish('hello', '')
      expect(isHeard).toBe(true)
    })
    stop()
  }
  return pair
}

describe.each(['redis', 'notices'] as const)('over %s', (way) => {
  test('all processes receive a topic in order, the publisher itself immediately', async () => {
    const [one, two] = await joinTwo(way)
    const heard: Record<'one' | 'two' | 'other', string[]> = { one: [], two: [], other: [] }
    one.subscribe('topic', (message) => heard.one.push(message))
    two.subscribe('topic', (message) => heard.two.push(message))
    two.subscribe('another', (message) => heard.other.push(message))
    const all = Array.from({ length: 50 }, (_, nth) => `${nth}`)
    for (const message of all) one.publish('topic', message)
    expect(heard.one).toEqual(all)
    await until(() => expect(heard.two).toEqual(all))
    expect([heard.one, heard.other]).toEqual([all, []])
  })

  test('a message of any length and script arrives unchanged', async () => {
    const [one, two] = await joinTwo(way)
    const heard: string[] = []
    two.subscribe('topic', (message) => heard.push(message))
    const messages = [randomBytes(48 * 1024).toString('base64'), '¡Ganó! 🎰'.repeat(3_000), '"\\\n\u0000']
    for (const message of messages) one.publish('topic', message)
    await until(() => expect(heard).toHaveLength(messages.length))
    expect(heard).toEqual(messages)
  })

  test('a process answers requests by name, and an absent one returns nothing', async () => {
    const [one, two] = await joinTwo(way)
    const echo = async (text: string): Promise<string> => {
      if (text === 'fail') throw new Error('no')
      return `${text}!`
    }
    const asking = openQuestions(one, 'echo', echo, 500)
    const answering = openQuestions(two, 'echo', echo)
    const patient = openQuestions(one, 'patient', echo, WAIT_MS)
    openQuestions(two, 'patient', echo)
    expect(await Promise.all(['a', 'b'].map((text) => patient.ask(two.node, text)))).toEqual(['a!', 'b!'])
    expect(await patient.ask(one.node, 'self')).toBe('self!')
    expect(await asking.ask('nobody', 'a')).toBeUndefined()
    expect(await asking.ask(two.node, 'fail')).toBeUndefined()
    const open = patient.ask('nobody', 'a')
    for (const questions of [asking, answering, patient]) questions.close()
    expect(await open).toBeUndefined()
  })

  test('the latest public value reaches all processes, however many are published', async () => {
    const [one, two] = await joinTwo(way)
    const [first, second] = [openPublicFeed(one), openPublicFeed(two)]
    const [heardByFirst, heardBySecond, own]: [string[], string[], string[]] = [[], [], []]
    first.hear((_, json) => heardByFirst.push(json))
    second.hear((channel, json) => heardBySecond.push(`${channel} ${json}`))
    first.onOwnMessage((_, json) => own.push(json))
    for (let nth = 1; nth <= 1_000; nth++) first.publishPublic('live:jackpots', { nth })
    await until(() => expect(heardBySecond).toEqual(['live:jackpots {"nth":1}', 'live:jackpots {"nth":1000}']))
    await until(() => expect(heardByFirst).toEqual(['{"nth":1}', '{"nth":1000}']))
    expect(own).toEqual(heardByFirst)
    first.close()
    second.close()
  })
})

test("two sites on one Redis do not receive each other's messages", async () => {
  const [one, two] = await joinTwo('redis')
  const stranger = await join('redis', 'another site')
  const heard: string[] = []
  stranger.subscribe('topic', (message) => heard.push(message))
  const toOther: string[] = []
  two.subscribe('topic', (message) => toOther.push(message))
  one.publish('topic', 'ours')
  await until(() => expect(toOther).toEqual(['ours']))
  expect(heard).toEqual([])
})

test('a process works alone while Redis is down, and reconnects to the others afterwards', async () => {
  const [one, two] = await joinTwo('redis')
  const [heardByOne, heardByTwo]: [string[], string[]] = [[], []]
  one.subscribe('topic', (message) => heardByOne.push(message))
  two.subscribe('topic', (message) => heardByTwo.push(message))
  await redis.kill()
  one.publish('topic', 'alone')
  expect(heardByOne).toEqual(['alone'])
  await redis.start()
  await until(() => {
    one.publish('topic', 'together')
    expect(heardByTwo).toContain('together')
  })
  expect(heardByTwo).not.toContain('alone')
})

test('a site starts without its Redis and connects once it is up', async () => {
  await redis.kill()
  const [one, two] = [await join('redis'), await join('redis')]
  const heard: string[] = []
  two.subscribe('topic', (message) => heard.push(message))
  one.publish('topic', 'into the void')
  await redis.start()
  await until(() => {
    one.publish('topic', 'here')
    expect(heard).toContain('here')
  })
})

test('a Redis that vanishes silently is detected', async () => {
  await using network = await openCuttableProxy(redis.port)
  const two = await join('redis', 'frozen')
  const times = { ...REDIS_TIMES, pingMs: 100, silenceMs: 1_500 }
  const url = `redis://127.0.0.1:${network.port}`
  const one = openBusOver(redisWire({ url, channel: 'croupier:frozen', log, times }), 'one')
  open.push(() => one.close())
  const heard: string[] = []
  one.subscribe('topic', (message) => heard.push(message))
  const hears = (message: string) =>
    until(() => {
      two.publish('topic', message)
      expect(heard).toContain(message)
    })
  await hears('before')
  network.freeze()
  await hears('after')
})

test('foreign messages on the wire are ignored', async () => {
  const [one] = await joinTwo('notices')
  const heard: string[] = []
  one.subscribe('topic', (message) => heard.push(message))
  for (const text of ['', 'x', 'x 1 1/1 {', 'x 1 2/2 tail"]', 'x 1 1/1 ["a","topic"]', 'x 2 1/1 ["a","topic","whole"]'])
    db.notices.notify('bus', text)
  db.notices.listen('opens', () => {})
  await until(() => {
    db.notices.notify('bus', 'x 3 1/1 ["a","topic","last"]')
    expect(heard).toContain('last')
  })
  expect(heard.filter((message) => message !== 'last' && message !== 'whole')).toEqual([])
})
