import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getOrder, openOrder, payOrder } from '#features/store/orders/contract.ts'
import { hasCardNumber } from '#platform/payments/card-number.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import { sandboxProvider } from '#platform/payments/sandbox/sandbox-provider.ts'
import { webhookHeaders } from '#platform/payments/standard-webhooks.ts'
import { hearProvider } from '../contract.ts'

const CARD = '4111 1111 1111 1111'
const apiKey = 'shared with the provider'
const webhookKeys = [`whsec_${Buffer.from(apiKey).toString('base64')}`]
const lines: string[] = []

let site: TestSite
beforeAll(async () => {
  // Nothing listens there: the provider only sends messages.
  const provider = sandboxProvider({ merchant: 'acct', webhookKeys, url: () => 'http://127.0.0.1:9', apiKey })
  site = await openTestSite({ payments: [provider], logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => site.close())

const hear = (reference: string, fact: ChargeFact) => {
  const payload = JSON.stringify({ facts: [{ reference, at: 1, fact }] })
  const headers = webhookHeaders({ id: `msg_${fact.kind}`, body: payload }, webhookKeys, site.clock.now())
  const url = hearProvider.path.replace(':provider', 'sandbox')
  return site.app.inject({ method: 'POST', url, payload, headers: { ...headers, 'content-type': 'application/json' } })
}

/** Every row of every table that has a digit, as text. */
async function everyRow(): Promise<string[]> {
  const client = await site.database.sessions.connect()
  try {
    await client.query('set role none')
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const found: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t`)
      found.push(...rows.map(({ text }) => `${name} ${text}`))
    }
    return found
  } finally {
    await client.query('set role croupier_app')
    client.release()
  }
}

test('PCI-1 no card number reaches a row or the log, even if a provider or a player sends one', async () => {
  const player = await site.player()
  const { body } = await player.call(openOrder, { body: { presetId: 'starter' } })
  const params = { id: body.data!.payment.id }
  await player.call(payOrder, { params, body: { methodId: 'card' } })
  const { rows } = await site.database.pool.query<{ id: string }>('select id from purchase_attempt')
  const { id } = rows[0]!
  const saved = { kind: 'saved-method', token: 'mth_1', method: 'card', title: `Visa ${CARD}`, fingerprint: 'f1' } as const
  for (const fact of [saved, { kind: 'declined', code: 'card-expired', message: `The card ${CARD} has expired.` }] as const)
    expect((await hear(id, fact)).statusCode).toBe(200)
  expect((await player.call(getOrder, { params })).body.data.decline?.message).toBe('The card •••• 1111 has expired.')
  await player.call(openOrder, { body: { presetId: CARD } })
  await player.get(`/cash/deposit-by-money/?card=${CARD.replaceAll(' ', '')}`)
  const all = await everyRow()
  expect(all.some((row) => row.includes('Visa •••• 1111'))).toBe(true)
  expect(all.filter(hasCardNumber)).toEqual([])
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter(hasCardNumber)).toEqual([])
})
