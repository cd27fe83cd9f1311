import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOrder, openOrder, payOrder } from '#features/store/orders/contract.ts'
import { createLog } from '#platform/log/log.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import { startSandboxPayments } from './sandbox-payments.ts'
import { startSandboxPayments as openPayments, type SitePayments } from './testing/sandbox-payments.ts'
import { openTestSite, type TestPlayer, type TestSite } from './testing/site.ts'

let payments: SitePayments
let site: TestSite
beforeAll(async () => {
  payments = await openPayments()
  site = await openTestSite({ payments: [payments.provider] })
  payments.connect(site)
})
afterAll(async () => {
  await site.close()
  await payments.close()
})

/** An order whose first attempt began at the provider. */
async function begun(player: TestPlayer) {
  const { body } = await player.call(openOrder, { body: { presetId: 'starter' } })
  const { id } = body.data!.payment
  await player.call(payOrder, { params: { id }, body: { methodId: 'card' } })
  return {
    reference: payments.lastReference(),
    state: async () => (await player.call(getOrder, { params: { id } })).body.data!.state,
  }
}

test('a purchase is paid once its webhook arrives, however often it does', async () => {
  const { reference, state } = await begun(await site.player())
  expect(await state()).toBe('needs-action')
  await payments.act(reference, 'approve', { webhooks: 'ten-times' })
  expect(await state()).toBe('needs-action')
  expect(await payments.deliver()).toEqual(Array.from({ length: 11 }, () => 200))
  expect(await state()).toBe('paid')
})

test('a forged webhook is refused, and the previous key is still accepted', async () => {
  const { reference, state } = await begun(await site.player())
  await payments.deliver()
  await payments.act(reference, 'approve', { webhooks: 'wrong-key' })
  expect(await payments.deliver()).toEqual([401])
  expect(await state()).toBe('needs-action')
  await payments.act(reference, 'approve', { webhooks: 'old-key' })
  expect(await payments.deliver()).toEqual([200])
  expect(await state()).toBe('paid')
})

test('every condition on money holds after these purchases', async () => {
  expect(await findMoneyFaults(site.database.reader, site.slices, 0)).toEqual([])
})

const start = (folder: string, say: (line: string) => void) =>
  startSandboxPayments({
    config: { dataDir: folder, port: 0, publicUrl: undefined },
    themes: [],
    log: createLog({ level: 'silent' }),
    say,
  })

const ORDER = {
  reference: 'att_process',
  method: 'card',
  amount: { cents: 999, currency: 'usd' },
  description: 'Coins',
  locale: 'en',
  player: 'plr_1',
  callbackUrl: 'http://127.0.0.1:1/',
  returnUrl: 'http://127.0.0.1:1/',
  needsAuthentication: false,
  isAuthorizationOnly: false,
} as const

test('its process is started again after it ends, and knows its charges', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-payments-'))
  const running = (await start(folder, () => {}))!
  const { provider } = running
  const { page } = await provider.begin(ORDER)
  const { headers } = await fetch(page!)
  expect(headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:* http://localhost:*')
  const before = running.pid()!
  process.kill(before, 'SIGKILL')
  await expect.poll(() => running.pid() !== before && provider.askCharge(ORDER.reference)).toMatchObject({ is: 'facts' })
  await running.close()
  expect((await provider.askCharge(ORDER.reference)).is).toBe('unknown')
  rmSync(folder, { recursive: true })
})

test('a restarted site finds it at its address, so that an order’s page in a frame still works', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-payments-'))
  const running = (await start(folder, () => {}))!
  const { page } = await running.provider.begin(ORDER)
  await running.close()
  const again = (await start(folder, () => {}))!
  expect((await fetch(page!)).status).toBe(200)
  await again.close()
  rmSync(folder, { recursive: true })
})

test('a provider that cannot start is reported in a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-payments-'))
  writeFileSync(join(folder, 'sandbox-payments'), '')
  const lines: string[] = []
  expect(await start(folder, (line) => lines.push(line))).toBeUndefined()
  expect(lines).toEqual(['The sandbox payment provider does not start, so nothing can be bought.'])
  rmSync(folder, { recursive: true })
})
