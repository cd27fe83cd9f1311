import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PublicationContext, SubscribedContext } from 'centrifuge'
import type { Connection } from '#features/site/realtime/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Dice } from '#ledger/testing/dice.ts'
import { createPushClient } from '#platform/testing/push-client.ts'
import { type Call, callerAt, insistBy } from './calls.ts'
import { type Cash, type CashPlace, openCash } from './cash.ts'
import { until } from './machine.ts'

const GAME = '/rest/game/cherry-royale/spin/'
const STAKE = 2_000
/** Of the turns. */
const ACTS_ONE_IN = 30
const BUYS_ONE_IN = 60
const REDEEMS_ONE_IN = 150
/** What fills up with play, and can be emptied again and again. */
const ACTS = ['/rest/funmachine/pull/', '/rest/money-box/break/', '/rest/scratch-card-lottery/deal/'] as const
const PASSWORD = 'plum tram forty gull'

export interface Player {
  readonly id: Id<'plr'>
  readonly cash: Pick<Cash, 'orders' | 'requests'>
  /** Of the acknowledged rounds: id by key. */
  readonly rounds: ReadonlyMap<string, string>
  /** Acknowledged claims. */
  readonly claims: readonly string[]
  /** Keys of acknowledged acts in promotions. */
  readonly acts: readonly string[]
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

interface PlayerPlace extends CashPlace {
  readonly port: number
  readonly dice: Dice
  /** The longest time between two turns. */
  readonly restMs?: number
}

/** A player who spins, buys and redeems through the proxy, repeats whatever is not answered, and listens on a socket. */
export async function openPlayer(place: PlayerPlace, nth: number): Promise<Player> {
  const { port, dice, restMs = 90 } = place
  const call = callerAt(port, nth)
  const insist = insistBy(call, dice)
  const id = await signUp(call, nth)
  const cash = await openCash({ call, insist }, { id, nth }, place)
  const rounds = new Map<string, string>()
  const [claims, acts, acknowledged, contradicted]: [string[], string[], number[], string[]] = [[], [], [], []]
  const answered = new Set<number>()
  const page = await openPage(call, port)
  let isResting = false

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
  const act = async (): Promise<void> => {
    const key = randomUUID()
    const { body } = await insist(dice.pick(ACTS), {}, key)
    if (!body.success) return
    acknowledged.push(performance.now())
    acts.push(key)
  }
  const noted = async (act: () => Promise<boolean>): Promise<void> => {
    if (await act()) acknowledged.push(performance.now())
  }
  return {
    id,
    cash,
    rounds,
    claims,
    acts,
    acknowledged,
    contradicted,
    answered,
    pushed: page.pushed,
    rereads: page.rereads,
    async play() {
      const claimsAt = 20 + dice.below(200)
      for (let turn = 0; !isResting; turn++) {
        if (turn === claimsAt) await claim('/rest/coin-refill/take/')
        if (dice.oneIn(ACTS_ONE_IN)) await act()
        if (dice.oneIn(REDEEMS_ONE_IN)) await noted(cash.redeem)
        if (dice.oneIn(BUYS_ONE_IN)) await noted(cash.buy)
        await (dice.oneIn(20) ? repeat() : spin())
        await wait(restMs / 3 + dice.below((restMs * 2) / 3))
      }
    },
    rest: () => void (isResting = true),
    version: async () => (await balancesOf(call)).version,
    leave: page.leave,
  }
}

const balancesOf = async (call: Call): Promise<{ version: number; coins: number }> =>
  (await call('GET', '/rest/player/profile/')).body.data.playerInfo.playerBalance

async function signUp(call: Call, nth: number): Promise<Id<'plr'>> {
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

/** How many of each rarer kind of write were acknowledged, in words. */
export function kindsOf(players: readonly Player[]): string {
  const sum = (of: (player: Player) => readonly unknown[]): number =>
    players.reduce((total, player) => total + of(player).length, 0)
  const [orders, requests] = [sum(({ cash }) => cash.orders), sum(({ cash }) => cash.requests)]
  return `${orders} purchases, ${requests} redemptions, ${sum(({ acts }) => acts)} acts, ${sum(({ claims }) => claims)} claims`
}
