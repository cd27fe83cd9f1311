import { randomUUID } from 'node:crypto'
import { MINUTE_MS, toUnixSeconds } from '#kernel/time.ts'
import { type CashOrder, getMethods, leaveOrder, openOrder, payOrder } from '#features/store/orders/contract.ts'
import { hearProvider } from '#features/store/payments/contract.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import { SANDBOX_ID } from '#platform/payments/sandbox/sandbox-methods.ts'
import { signedText } from '#platform/payments/sandbox/sandbox-client.ts'
import { webhookHeaders } from '#platform/payments/standard-webhooks.ts'
import { liveUntilKilled, type MortalOptions } from './mortal-process.ts'

/**
 * Buys `starter` at the second try, while its first charge comes all the same and is given back; leaves an order of
 * `stack`, buys it with the kept method, and asks about it, as its message is lost.
 */
const options = JSON.parse(process.argv[2] ?? '') as MortalOptions
const { provider } = options

await liveUntilKilled(options, async ({ app, client, clock, fetch, runJob }) => {
  /** Something happens at the provider, which calls nobody here. */
  const act = async (reference: string, what: string, more: object = {}): Promise<ChargeFact[]> => {
    const before = await ask(reference)
    const body = JSON.stringify({ is: 'act', reference, what, ...more })
    await call('POST', '/control', body)
    return (await ask(reference)).slice(before.length)
  }
  const ask = async (reference: string): Promise<ChargeFact[]> =>
    ((await (await call('GET', `/charges/${reference}`, '')).json()) as { facts: ChargeFact[] }).facts
  const call = (method: string, path: string, body: string): Promise<Response> => {
    const headers = webhookHeaders({ id: randomUUID(), body: signedText(method, path, body) }, [provider.apiKey], clock.now())
    return fetch(new URL(path, provider.url), { method, headers, ...(body ? { body } : {}) })
  }
  const hear = async (reference: string, facts: readonly ChargeFact[]): Promise<void> => {
    const payload = JSON.stringify({ facts: facts.map((fact) => ({ reference, at: toUnixSeconds(clock.now()), fact })) })
    const signed = webhookHeaders({ id: `msg_${randomUUID()}`, body: payload }, provider.webhookKeys, clock.now())
    const url = hearProvider.path.replace(':provider', SANDBOX_ID)
    const headers = { ...signed, host: 'play.example', 'content-type': 'application/json' }
    await app.inject({ method: 'POST', url, headers, payload })
  }
  const open = async (presetId: string): Promise<CashOrder> => (await client.call(openOrder, { body: { presetId } })).body.data!
  /** Returns the reference of the attempt. */
  const pay = async ({ payment }: CashOrder, methodId: 'card' | 'trustly', savedMethodId?: string): Promise<string> => {
    const body = { methodId, ...(savedMethodId ? { savedMethodId } : {}) }
    const { data } = (await client.call(payOrder, { params: { id: payment.id }, body })).body
    return data!.transactions.filter(({ type }) => type === 'in').at(-1)!.id
  }

  const starter = await open('starter')
  const first = await pay(starter, 'trustly')
  await hear(first, await act(first, 'decline:do-not-honor'))
  const second = await pay(starter, 'card')
  await hear(second, await act(second, 'approve', { savesMethod: true }))
  await hear(first, await act(first, 'approve'))
  await runJob('send-refunds')
  const left = await open('stack')
  await pay(left, 'card')
  await client.call(leaveOrder, { params: { id: left.payment.id } })
  const { saved } = (await client.call(getMethods)).body.data
  const stack = await open('stack')
  await pay(stack, 'card', saved[0]!.id)
  clock.advance(MINUTE_MS)
  await runJob('ask-payment-providers')
})
