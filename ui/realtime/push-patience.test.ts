import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPushes } from './open-pushes.ts'

/** A server that opens each socket and says only `greeting` to its first frame; undefined: it refuses them all. */
let greeting: string | null | undefined
/** When each socket was opened, and closed by the page, in ms. */
let opened: number[]
let closed: number[]

class Socket {
  onopen?: () => void
  onclose?: (event: { code: number; reason: string }) => void
  onmessage?: (event: { data: string }) => void
  constructor() {
    opened.push(performance.now())
    setTimeout(() => (greeting === undefined ? this.onclose?.({ code: 1_006, reason: '' }) : this.onopen?.()))
  }
  send(): void {
    if (greeting) this.onmessage?.({ data: greeting })
    greeting = null
  }
  close(): void {
    closed.push(performance.now())
    this.onclose?.({ code: 1_000, reason: '' })
  }
}

let leave: () => void
const open = async (says: string | null | undefined) => {
  greeting = says
  leave = await openPushes({
    connection: { url: '/push', connectionToken: 'x', connections: [] },
    page: 'https://play.example/',
    renew: () => Promise.reject(new Error('not asked')),
    onMessage: () => undefined,
    onGap: () => undefined,
    client: { websocket: Socket },
  })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  ;[opened, closed] = [[], []]
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

test('a server that does not reply is given up after five seconds', async () => {
  await open(null)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(closed).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(closed).toHaveLength(1)
})

test('a server whose ping is ten seconds late is given up', async () => {
  await open('{"id":1,"connect":{"client":"c","version":"1","ping":25,"pong":true}}')
  await vi.advanceTimersByTimeAsync(34_900)
  expect(closed).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(closed).toHaveLength(1)
})

test('a server that is away is asked again after half a second at first, and every twenty seconds at most', async () => {
  await open(undefined)
  await vi.advanceTimersByTimeAsync(900_000)
  const gaps = opened.slice(1).map((at, index) => at - opened[index]!)
  expect(gaps.length).toBeGreaterThan(40)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500)
  expect(gaps[0]).toBeLessThanOrEqual(1_100)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(20_100)
  expect(Math.max(...gaps)).toBeGreaterThan(10_000)
})
