import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { CalendarDay, Clock } from '#kernel/time.ts'
import { signedText } from '#platform/payments/sandbox/sandbox-client.ts'
import { verifyWebhook } from '#platform/payments/standard-webhooks.ts'
import { type Answers, sendJson } from './answers.ts'
import {
  addAccount,
  addGiftCard,
  askCharge,
  askPayout,
  begin,
  cancel,
  capture,
  confirm,
  contest,
  pay,
  refund,
  type Reply,
} from './calls.ts'
import { accountOrder, chargeOrder, evidence, giftCardOrder, payoutOrder, refundOrder } from './orders.ts'
import type { Sandbox } from './sandbox.ts'
import { control, type Script } from './script.ts'
import { statementOf } from './statement.ts'

export interface ApiParts {
  readonly sandbox: Sandbox
  readonly answers: Answers
  readonly apiKey: string
  readonly clock: Clock
  readonly origin: () => string
}

export interface ApiCall {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
  readonly body: string
}

const NOT_FOUND: Reply = { status: 404, body: { error: 'not-found' } }
const UNREADABLE: Reply = { status: 400, body: { error: 'unreadable' } }
const UNSIGNED: Reply = { status: 401, body: { error: 'signature' } }

/** Answers a call of the merchant's server. */
export async function answerApi(parts: ApiParts, call: ApiCall): Promise<void> {
  const { request, response, path, body } = call
  const text = signedText(request.method ?? '', path, body)
  const headers = request.headers as Record<string, string | undefined>
  const verified = verifyWebhook(headers, text, { keys: [parts.apiKey], now: parts.clock.now() })
  if (verified.is !== 'own') return sendJson(response, UNSIGNED)
  const isKnown = request.method === 'GET' ? await answerGet(parts, call) : await answerPost(parts, call)
  if (!isKnown) sendJson(response, NOT_FOUND)
}

async function answerGet({ sandbox, answers }: ApiParts, { path, response }: ApiCall): Promise<boolean> {
  const [, what, name = ''] = path.split('/').map(decodeURIComponent)
  if (what === 'charges') await answers.answer('ask', name, () => askCharge(sandbox, name), response)
  else if (what === 'payouts') await answers.answer('ask', name, () => askPayout(sandbox, name), response)
  else if (what === 'statements' && /^\d{4}-\d\d-\d\d$/.test(name)) {
    sendJson(response, { status: 200, body: { lines: statementOf(sandbox.parts.book, name as CalendarDay) } })
  } else return false
  return true
}

async function answerPost({ sandbox, answers, origin }: ApiParts, call: ApiCall): Promise<boolean> {
  const { path, response } = call
  const [, what, name = '', step] = path.split('/').map(decodeURIComponent)
  const order = <T>(schema: z.ZodType<T>): T | undefined => read(schema, call)
  if (what === 'charges' && step !== undefined) return answerStep({ sandbox, answers }, { ...call, name, step })
  if (what === 'charges') {
    const charge = order(chargeOrder)
    if (charge) await answers.answer('begin', charge.reference, () => begin(sandbox, charge, origin()), response)
  } else if (what === 'refunds') {
    const back = order(refundOrder)
    if (back) await answers.answer('refund', back.refund, () => refund(sandbox, back), response)
  } else if (what === 'payouts') {
    const out = order(payoutOrder)
    if (out) await answers.answer('pay', out.reference, () => pay(sandbox, out), response)
  } else if (what === 'accounts') {
    const account = order(accountOrder)
    if (account) await answers.answer('account', account.number, async () => addAccount(account), response)
  } else if (what === 'gift-cards') {
    const card = order(giftCardOrder)
    if (card) await answers.answer('account', card.email, async () => addGiftCard(card), response)
  } else if (what === 'disputes' && step === 'evidence') {
    const bundle = order(evidence)
    if (bundle) await answers.answer('contest', bundle.dispute, () => contest(sandbox, bundle), response)
  } else if (what === 'control') {
    const wanted = order(control)
    if (wanted) sendJson(response, await obey(sandbox, wanted))
  } else return false
  return true
}

async function answerStep(
  { sandbox, answers }: Pick<ApiParts, 'sandbox' | 'answers'>,
  call: ApiCall & { readonly name: string; readonly step: string },
): Promise<boolean> {
  const { name, step, response } = call
  if (step === 'confirm') {
    const wanted = read(z.object({ savedMethod: z.string().max(200) }), call)
    if (wanted) await answers.answer('confirm', name, () => confirm(sandbox, name, wanted.savedMethod), response)
  } else if (step === 'capture') await answers.answer('capture', name, () => capture(sandbox, name), response)
  else if (step === 'cancel') await answers.answer('cancel', name, () => cancel(sandbox, name), response)
  else return false
  return true
}

/** Undefined once a wrong body was answered. */
function read<T>(schema: z.ZodType<T>, { body, response }: ApiCall): T | undefined {
  const parsed = schema.safeParse(jsonOf(body))
  if (!parsed.success) sendJson(response, UNREADABLE)
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function obey(sandbox: Sandbox, wanted: z.infer<typeof control>): Promise<Reply> {
  if (wanted.is === 'script') sandbox.change(wanted.script as Partial<Script>)
  else if (wanted.is === 'finish') await sandbox.finish()
  else if (wanted.is === 'deliver') return { status: 200, body: { statuses: await sandbox.parts.delivery.deliver() } }
  else if (!(await sandbox.act(wanted))) return NOT_FOUND
  return { status: 200, body: { ok: true } }
}
