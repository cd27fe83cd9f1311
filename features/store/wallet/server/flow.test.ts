import { afterAll, beforeEach, expect, test } from 'vitest'
import { openOrder, payOrder } from '#features/store/orders/contract.ts'
import { giveTaxForm } from '#features/store/redemptions/contract.ts'
import { openBench } from '#apps/site/testing/redemption-bench.ts'
import { money } from '#kernel/money.ts'
import { post, readBalances } from '#ledger/index.ts'
import type { TestPlayer } from '#apps/site/testing/site.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { getWallet } from '../contract.ts'

const { site, payments, winner, redeem, close } = await openBench({ mayBreakMoney: true })
beforeEach(() => payments.script({ payouts: 'paid' }))
afterAll(close)

const walletOf = async (player: TestClient, before?: string) =>
  (await player.call(getWallet, { query: before ? { before } : {} })).body.data
const kindsOf = async (player: TestClient) => (await walletOf(player)).lines.map(({ kind }) => kind)

/** Opens an order and begins to pay it; returns the attempt. */
async function begin(player: TestClient): Promise<string> {
  const { body } = await player.call(openOrder, { body: { presetId: 'starter' } })
  const { id } = body.data!.payment
  const paying = await player.call(payOrder, { params: { id }, body: { methodId: 'card' } })
  return paying.body.data!.transactions[0]!.id
}

async function act(...[reference, what]: Parameters<typeof payments.act>): Promise<void> {
  site.advance(1_000)
  await payments.act(reference, what)
  await payments.deliver()
}

/** Loses every coin. */
async function playAll({ playerId: player }: TestPlayer): Promise<void> {
  const { coins } = await readBalances(site.database.reader, player)
  const movements = [
    { from: { player, asset: 'coins' }, to: { house: 'games', asset: 'coins' }, amount: money('coins', coins) },
  ] as const
  await site.context.transaction((tx) => post(tx, { key: 'lost', kind: 'round', player, movements }))
}

test('HIST-5 a purchase, its dispute and the end of it are lines; until then it is open', async () => {
  const player = await site.player()
  expect(await walletOf(player)).toEqual({ open: [], lines: [], next: null })
  const attempt = await begin(player)
  expect((await walletOf(player)).open).toMatchObject([{ kind: 'order', cents: 199 }])
  await act(attempt, 'approve')
  expect(await walletOf(player)).toMatchObject({
    open: [],
    lines: [{ kind: 'purchase', cents: 199, receipt: expect.stringMatching(/^\d+$/), isPending: false }],
  })
  await act(attempt, 'dispute-opened')
  const disputed = await walletOf(player)
  expect(disputed.open).toMatchObject([{ kind: 'dispute', id: disputed.lines[0]!.subject, cents: 199 }])
  expect(disputed.lines).toMatchObject([{ kind: 'dispute', isPending: true }, { kind: 'purchase' }])
  await act(attempt, 'dispute-won')
  expect((await walletOf(player)).open).toEqual([])
  expect(await kindsOf(player)).toEqual(['dispute-won', 'dispute', 'purchase'])
})

test('a bank return of goods that were played is a debt until it is settled', async () => {
  const player = await site.player()
  const attempt = await begin(player)
  await act(attempt, 'approve')
  await playAll(player)
  await act(attempt, 'return:R10')
  expect((await walletOf(player)).open).toMatchObject([{ kind: 'debt', cents: 199 }])
  await site.database.pool.query('update purchase_debt set settled_at = $2 where player = $1', [
    player.playerId,
    new Date(site.clock.now()),
  ])
  expect((await walletOf(player)).open).toEqual([])
  expect((await kindsOf(player)).toSorted()).toEqual(['debt', 'debt-settled', 'dispute', 'purchase'])
})

test('a payout, what was withheld of it, and its return are lines', async () => {
  const rich = await winner(300_000)
  await rich.player.call(giveTaxForm, { body: { number: null } })
  await site.database.pool.query(
    "insert into redemption (id, brand, player, request_key, asked_cents, cents, account, residence, origin, state, requested_at, ended_at) values ('rdm_before', $1, $2, 'k', 200000, 200000, $3, 'TX', 'x', 'paid', $4, $4)",
    [site.theme.id, rich.player.playerId, rich.accountId, new Date(site.clock.now() - 5 * 86_400_000)],
  )
  payments.script({ payouts: 'returned' })
  const { data } = await redeem(rich, 20_000)
  const { lines } = await walletOf(rich.player)
  expect(lines.map(({ kind, cents, subject }) => `${kind} ${cents} ${subject}`).toSorted()).toEqual([
    `redemption 15200 ${data!.id}`,
    `redemption-returned 15200 ${data!.id}`,
    `tax 4800 ${data!.id}`,
  ])
})

test('pages continue where the last one ended, also within one instant, and show nobody else’s money', async () => {
  const [player, other] = [await site.player(), await site.player()]
  await site.database.pool.query(
    `insert into purchase_order (id, brand, player, preset, offer_type, title, cents, coins, entries, residence, state, opened_at,
       expires_at, receipt_no, nth, paid_at)
     select 'ord_' || lpad(n::text, 3, '0') || $2, $1, $2, 'starter', 'package', 'Starter', 199, 1, 0, 'TX', 'paid', $3, $3,
       900000 + n, n, $3 from generate_series(1, 45) as n`,
    [site.theme.id, player.playerId, new Date(site.clock.now() - 1_000)],
  )
  const seen: string[] = []
  let next: string | null | undefined
  do {
    const page = await walletOf(player, next ?? undefined)
    seen.push(...page.lines.map(({ receipt }) => String(receipt)))
    next = page.next
  } while (next)
  expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => String(900_045 - at)))
  expect(await kindsOf(other)).toEqual([])
})

test('the wallet is the player’s alone, and gone with the feature', async () => {
  expect((await site.visitor().call(getWallet)).status).toBe(401)
  const player = await site.player()
  const turn = (isOn: boolean) =>
    site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'wallet', isOn }))
  await turn(false)
  await expect.poll(async () => (await player.call(getWallet)).status).toBe(404)
  await turn(true)
  await expect.poll(async () => (await player.call(getWallet)).status).toBe(200)
})
