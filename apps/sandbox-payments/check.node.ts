import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { listenNear } from '#platform/bundled/listen-near.ts'
import { systemClock } from '#platform/clock.ts'
import type { RawCall } from '#platform/context.ts'
import { checkProvider, type ProviderUnderTest } from '#platform/payments/conformance/kit.ts'
import { sandboxProvider } from '#platform/payments/sandbox/sandbox-provider.ts'
import { startSandbox } from './start-sandbox.ts'

/**
 * `npm run payments:check -- https://…` checks a payment provider that speaks the sandbox's API for everything that the
 * site relies on; its keys are in PAYMENTS_API_KEY, PAYMENTS_WEBHOOK_KEY and PAYMENTS_MERCHANT. Without an address it
 * checks the sandbox itself.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const [address] = positionals
const env = z.object({ PAYMENTS_API_KEY: z.string(), PAYMENTS_WEBHOOK_KEY: z.string(), PAYMENTS_MERCHANT: z.string() })

const QUIET_MS = 500

const messages: RawCall[] = []
const inbox = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => (body += part))
  request.on('end', () => {
    messages.push({ headers: request.headers as RawCall['headers'], body })
    response.writeHead(200).end()
  })
})
const callbackUrl = `${await listenNear(inbox, '127.0.0.1', 0)}/messages`

const started = address === undefined ? await startSandbox() : undefined
const access = started ?? accessOf(address as string)
const provider = sandboxProvider({ ...access, url: () => access.url })

/** The test provider's page takes the outcome from a form. */
const act: ProviderUnderTest['act'] = async (reference, deed) => {
  const begun = await provider.begin({ ...orderOf(reference) })
  if (begun.is !== 'told' || !begun.page) throw new Error('the charge has no page')
  const what = deed === 'approve' ? 'approve' : 'decline:insufficient-funds'
  await fetch(begun.page, { method: 'POST', body: new URLSearchParams({ what }), redirect: 'manual' })
}

const orders = new Map<string, Parameters<typeof provider.begin>[0]>()
const orderOf = (reference: string) => orders.get(reference)!
const remembering = {
  ...provider,
  get frameOrigins() {
    return provider.frameOrigins
  },
  begin: (order: Parameters<typeof provider.begin>[0]) => {
    orders.set(order.reference, order)
    return provider.begin(order)
  },
}

const results = await checkProvider({
  provider: remembering,
  clock: systemClock,
  newReference: () => `chk_${crypto.randomUUID()}`,
  callbackUrl,
  returnUrl: callbackUrl,
  areMessagesDated: true,
  act,
  messages: takeMessages,
})
for (const { name, fault, isLeftOut } of results)
  console.log(isLeftOut ? `left out: ${name}` : fault === undefined ? `holds: ${name}` : `FAILS: ${name}: ${fault}`)
const failed = results.filter(({ fault }) => fault !== undefined).length
console.log(`${results.length - failed} of ${results.length} hold`)
process.exitCode = failed === 0 ? 0 : 1
await started?.close()
inbox.closeAllConnections()
inbox.close()

/** Messages arrive soon after their cause; once none has come for a while, that was all. */
async function takeMessages(): Promise<RawCall[]> {
  let known = -1
  while (known !== messages.length || known === 0) {
    known = messages.length
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
  return messages.splice(0)
}

function accessOf(url: string) {
  const found = env.safeParse(process.env)
  if (!found.success) {
    console.error('Set PAYMENTS_API_KEY, PAYMENTS_WEBHOOK_KEY and PAYMENTS_MERCHANT.')
    process.exit(1)
  }
  const { PAYMENTS_API_KEY: apiKey, PAYMENTS_WEBHOOK_KEY: webhookKey, PAYMENTS_MERCHANT: merchant } = found.data
  return { url, apiKey, merchant, webhookKeys: [webhookKey] }
}
