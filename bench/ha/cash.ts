import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Sandbox } from '#apps/sandbox-payments/sandbox.ts'
import type { CashOrder } from '#features/store/orders/contract.ts'
import type { Id } from '#kernel/id.ts'
import { money } from '#kernel/money.ts'
import { post } from '#ledger/index.ts'
import { markVerified } from '#platform/auth/verified.ts'
import type { Database } from '#platform/db/database.ts'
import type { Call, Insist } from './calls.ts'

const PRESET = 'starter'
const REQUEST_CENTS = 10_000
const WINNINGS = 20n * BigInt(REQUEST_CENTS)
const ROUTING = '021000021'
const ACCOUNT_AT = 40_000_001
/** A message of the provider waits for its next repetition if nobody heard it. */
const PAID_MS_MAX = 120_000

export interface Cash {
  /** Acknowledged: orders that the site says are paid, and requests for winnings, by id. */
  readonly orders: readonly string[]
  readonly requests: readonly string[]
  /** Opens an order, begins its payment, pays at the provider, and waits for the goods; false if refused. */
  buy(): Promise<boolean>
  /** False if a request is open, or what is left is too little. */
  redeem(): Promise<boolean>
}

export interface CashPlace {
  readonly database: Database
  readonly sandbox: Pick<Sandbox, 'act'>
}

/** Verifies the player, who gets winnings and a bank account. */
export async function openCash(
  { call, insist }: { call: Call; insist: Insist },
  player: CashPlayer,
  place: CashPlace,
): Promise<Cash> {
  await endow(place.database, player.id)
  const account = await insist('/rest/redemptions/accounts/', { routing: ROUTING, number: String(ACCOUNT_AT + player.nth) })
  const accountId = account.body.data?.id
  if (!accountId) throw new Error(`a bank account was answered ${account.status} ${JSON.stringify(account.body)}`)
  const [orders, requests]: [string[], string[]] = [[], []]
  const orderNow = async (id: string): Promise<CashOrder | undefined> =>
    (await call('GET', `/rest/cash/orders/${id}/`).catch(() => undefined))?.body.data
  return {
    orders,
    requests,
    async buy() {
      const opened = await insist('/rest/cash/orders/', { presetId: PRESET })
      const id: string | undefined = opened.body.data?.payment.id
      if (!id) return false
      for (const deadline = performance.now() + PAID_MS_MAX; ;) {
        const order = await orderNow(id)
        if (order?.state === 'paid') break
        // Also again, if the provider never heard of the first attempt.
        if (order?.state === 'open') await insist(`/rest/cash/orders/${id}/pay/`, { methodId: 'card' })
        const attempt = order?.transactions.at(-1)?.id
        // Paying a charge again says the same again.
        if (attempt) await place.sandbox.act({ reference: attempt, what: 'approve' })
        if (performance.now() > deadline) throw new Error(`order ${id} is ${order?.state} long after its payment`)
        await wait(200)
      }
      orders.push(id)
      return true
    },
    async redeem() {
      const { body } = await insist('/rest/redemptions/', { cents: REQUEST_CENTS, accountId })
      if (body.success) requests.push(body.data.id)
      return body.success
    },
  }
}

interface CashPlayer {
  readonly id: Id<'plr'>
  readonly nth: number
}

/** An account of some age with a verified owner and winnings. */
async function endow(database: Database, playerId: Id<'plr'>): Promise<void> {
  await database.pool.query(
    `update player set name = 'Ann', surname = 'Lee', created_at = created_at - interval '9 days',
       email_confirmed_at = created_at where id = $1`,
    [playerId],
  )
  await database.transaction(async (tx) => {
    await markVerified(tx, playerId, { at: Date.now(), by: 'bench' })
    await post(tx, {
      key: `endowment:${randomUUID()}`,
      kind: 'round',
      player: playerId,
      movements: [
        {
          from: { house: 'games', asset: 'winnings' },
          to: { player: playerId, asset: 'winnings' },
          amount: money('winnings', WINNINGS),
        },
      ],
    })
  })
}
