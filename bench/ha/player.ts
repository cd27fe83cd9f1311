import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { PublicationContext, SubscribedContext } from 'centrifuge'
import type { Connection } from '#features/site/realtime/contract.ts'
import type { Dice } from '#ledger/testing/dice.ts'
import { createPushClient } from '#platform/testing/push-client.ts'
import { until } from './machine.ts'

const GAME = '/rest/game/cherry-royale/spin/'
const STAKE = 2_000
const PASSWORD = 'plum tram forty gull'
/** As long as a page waits. */
const ANSWER_MS_MAX = 10_000

export interface Player {
  readonly id: string
  /** Of the acknowledged rounds: id by key. */
  readonly rounds: ReadonlyMap<string, string>
  /** Acknowledged claims. */
  readonly claims: readonly string[]
  /** Moments of acknowledged writes, by `performance.now()`. */
  readonly acknowledged: readonly number[]
  /** Keys that were answered with two different rounds. */
  readonly contradicted: readonly string[]
  /** Balance versions as answered and as pushed, and how often the page had to reread its state. */
  readonly answered: ReadonlySet<number>
  readonly pushed: readonly number[]
  readonly rereads: () => number
  play(): Promise<void>
  /** Ends after the write under way, which is repeated until it is answered. */
  rest(): void
  /** The server's current version. */
  version(): Promise<number>
  leave(): void
}

interface Reply {
  readonly status: number
  readonly body: any
}

/** A signed-up player who spins through the proxy, repeats whatever is not answered, and listens on a socket. */
export async function openPlayer(port: number, nth: number, dice: Dice): Promise<Player> {
  const call = callerAt(port, nth)
  const id = await signUp(call, nth)
  const rounds = new Map<string, string>()
  const [claims, acknowledged, contradicted]: [string[], number[], string[]] = [[], [], []]
  const answered = new Set<number>()
  const page = await openPage(call, port)
  let isResting = false

  /** Until the answer is one of the site's own. */
  const insist = async (path: string, body: object, key: string): Promise<Reply> => {
    for (;;) {
      const reply = await call('POST', path, body, key).catch(() => undefined)
      if (reply && reply.status < 500 && reply.status !== 429 && reply.body.code !== 'already-spinning') return reply
      await wait(50 + dice.below(100))
    }
  }
  const spin = async (): Promise<void> => {
    const key = randomUUID()
    const { status, body } = await insist(GAME, { stake: STAKE }, key)
    if (status !== 200 || !body.success) throw new Error(`a spin was answered ${status} ${JSON.stringify(body)}`)
    acknowledged.push(performance.now())
    rounds.set(key, body.data.round.id)
    answered.add(body.data.balances.version)
  }
  const repeat = async (): Promise<void> => {
    const key = [...rounds.keys()].at(-1)
    if (!key) return
    const { body } = await insist(GAME, { stake: STAKE }, key)
    if (body.data?.round?.id !== rounds.get(key)) contradicted.push(key)
  }
  const claim = async (path: string): Promise<void> => {
    const { body } = await insist(path, {}, randomUUID())
    if (body.success) acknowledged.push(performance.now())
    if (body.success) claims.push(path)
  }
  return {
    id,
    rounds,
    claims,
    acknowledged,
    contradicted,
    answered,
    pushed: page.pushed,
    rereads: page.rereads,
    async play() {
      const claimsAt = 20 + dice.below(200)
      for (let turn = 0; !isResting; turn++) {
        if (turn === claimsAt) await claim('/rest/coin-refill/take/')
        await (dice.oneIn(20) ? repeat() : spin())
        await wait(30 + dice.below(60))
      }
    },
    rest: () => void (isResting = true),
    version: async () => (await balancesOf(call)).version,
    leave: page.leave,
  }
}

type Call = (method: 'GET' | 'POST', path: string, body?: object, key?: string) => Promise<Reply>

/** A browser with an address of its own. */
function callerAt(port: number, nth: number): Call {
  const agent = new Agent({ keepAlive: true, localAddress: `127.0.1.${nth + 1}` })
  const cookies = new Map<string, string>()
  const origin = `http://127.0.0.1:${port}`
  return (method, path, body, key = randomUUID()) =>
    new Promise((resolve, reject) => {
      const headers = {
        origin,
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'idempotency-key': key,
        ...(body ? { 'content-type': 'application/json' } : {}),
      }
      const sent = request({ port, host: '127.0.0.1', method, path, headers, agent, timeout: ANSWER_MS_MAX }, (response) => {
        for (const cookie of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
          cookies.set(name, value)
        }
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('error', reject)
        response.on('end', () => {
          try {
            resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) })
          } catch {
            // The proxy's own page.
            resolve({ status: 502, body: {} })
          }
        })
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer')))
      sent.on('error', reject)
      sent.end(body ? JSON.stringify(body) : undefined)
    })
}

const balancesOf = async (call: Call): Promise<{ version: number; coins: number }> =>
  (await call('GET', '/rest/player/profile/')).body.data.playerInfo.playerBalance

async function signUp(call: Call, nth: number): Promise<string> {
  const form = {
    typeRegistration: 'email',
    email: `survivor${nth}@mail.example`,
    login: `survivor${nth}`,
    password: PASSWORD,
    birthDate: '1990-05-01',
    state: 'TX',
    termsIds: [],
  }
  const { status, body } = await call('POST', '/rest/player/sign-up/', form)
  if (!body.success) throw new Error(`a newcomer was answered ${status} ${JSON.stringify(body)}`)
  const { documents } = (await call('GET', '/rest/terms/unconfirmed/')).body.data
  await call('POST', '/rest/terms/confirm/', { ids: documents.map(({ id }: { id: string }) => id) })
  await until('the welcome gift', async () => (await balancesOf(call)).coins > 0)
  return body.data.playerId
}

async function openPage(call: Call, port: number) {
  const renew = async (): Promise<Connection> => (await call('GET', '/rest/player/connection/')).body.data
  const { url: path, connectionToken: token, connections } = await renew()
  const options = { token, getToken: async () => (await renew()).connectionToken, minReconnectDelay: 50, maxReconnectDelay: 500 }
  const client = createPushClient({ port, path, options })
  const [own] = connections
  const subscription = client.newSubscription(own!.channel, {
    token: own!.token,
    getToken: async () => (await renew()).connections[0]?.token ?? '',
  })
  const pushed: number[] = []
  let rereads = 0
  subscription.on('publication', ({ data }: PublicationContext) => {
    if (data.type === 'setBalance') pushed.push(data.data.version)
  })
  subscription.on('subscribed', ({ wasRecovering, recovered }: SubscribedContext) => {
    if (wasRecovering && !recovered) rereads++
  })
  subscription.subscribe()
  client.connect()
  await subscription.ready(30_000)
  return { pushed, rereads: () => rereads, leave: () => client.disconnect() }
}
