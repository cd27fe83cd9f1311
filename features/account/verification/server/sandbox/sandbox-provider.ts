import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, SECOND_MS } from '#kernel/time.ts'
import { systemClock } from '#platform/clock.ts'
import type { VerificationProviderConfig } from '#platform/config/verification.ts'
import type { ProviderWord } from '../../contract.ts'
import { signWord } from '../provider.ts'
import { askPage, OUTCOMES, type Outcome, outcomeByName, plainPage, wordsOf } from './sandbox-page.ts'

export interface SandboxProvider {
  readonly provider: VerificationProviderConfig
  close(): Promise<void>
}

/** Delivery faults it can simulate, chosen on its page or by a test. */
const MISDEEDS = ['none', 'twice', 'wrong-order', 'wrong-key', 'slow', 'lost'] as const
export type Misdeed = (typeof MISDEEDS)[number]

const SLOW_MS = 6_000

interface Wanted {
  readonly reference: string
  readonly callbackUrl: string
  readonly person: { readonly name: string; readonly surname: string; readonly birthDate: string }
  readonly token: string
  /** Every report made so far. */
  readonly words: ProviderWord[]
}

/** The transport and the clock, replaceable in tests. */
export interface SandboxTools {
  readonly deliver?: Deliver
  readonly clock?: Clock
}

interface Desk {
  readonly url: string
  readonly secret: string
  readonly checks: Map<string, Wanted>
  readonly deliver: Deliver
  readonly clock: Clock
}

/** A local identity provider: a page, signed reports, and every way their delivery can fail. */
export async function startSandboxProvider(tools: SandboxTools = {}): Promise<SandboxProvider> {
  const { deliver = deliverHere, clock = systemClock } = tools
  const parts = { secret: randomBytes(32).toString('hex'), checks: new Map<string, Wanted>(), deliver, clock }
  let url = ''
  const server = createServer((request, response) => {
    answer({ ...parts, url }, request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    provider: { id: 'sandbox', title: 'Local identity check', url, secret: parts.secret, isTest: true },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const body = await readBody(request)
  const { pathname } = new URL(request.url ?? '/', desk.url)
  const [, what, which = ''] = pathname.split('/')
  if (what === 'check') return showPage(desk, which, { request, response, body })
  if (what !== 'checks') return response.writeHead(404).end()
  if (!isSigned(desk, request, body)) return response.writeHead(401).end()
  if (request.method === 'POST') return json(response, { url: `${desk.url}/check/${take(desk, body).token}` })
  const last = desk.checks.get(which)?.words.at(-1)
  return last ? json(response, last) : response.writeHead(204).end()
}

function isSigned({ secret }: Desk, { method, url, headers }: IncomingMessage, body: string): boolean {
  const message = [method, url, headers['x-timestamp'], body].join('\n')
  return headers['x-signature'] === signWord(secret, message)
}

/** One reference, one check. */
function take({ checks }: Desk, body: string): Wanted {
  const asked = JSON.parse(body) as Wanted
  const known = checks.get(asked.reference)
  if (known) return known
  const { reference, callbackUrl, person } = asked
  const wanted: Wanted = { reference, callbackUrl, person, token: randomBytes(16).toString('hex'), words: [] }
  checks.set(reference, wanted)
  return wanted
}

interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: string
}

function showPage(desk: Desk, token: string, { request, response, body }: Visit): unknown {
  const wanted = [...desk.checks.values()].find((each) => each.token === token)
  if (!wanted) return html(response, plainPage('No such check', 'It may be over.'))
  const choices = { outcomes: OUTCOMES, misdeeds: MISDEEDS, chosen: outcomeByName(wanted.person.surname) }
  if (request.method !== 'POST') return html(response, askPage(wanted.person, choices))
  const form = new URLSearchParams(body)
  void say(desk, wanted, form).catch(() => undefined)
  return html(response, plainPage('Thank you', 'That was all. The site hears of it now.'))
}

/** Delivers a report as configured: once or twice, late, wrongly signed, out of order, or not at all. */
async function say(desk: Desk, wanted: Wanted, form: URLSearchParams): Promise<void> {
  const misdeed = (form.get('misdeed') ?? 'none') as Misdeed
  const seen = {
    name: form.get('name') ?? '',
    surname: form.get('surname') ?? '',
    birthDate: form.get('birthDate') ?? '',
    documentNumber: form.get('documentNumber') || null,
    documentCountry: 'US',
  }
  const about = { reference: wanted.reference, after: wanted.words.length, seen, isLong: misdeed === 'wrong-order' }
  const words = wordsOf((form.get('outcome') ?? 'approved') as Outcome, about)
  wanted.words.push(...words)
  if (misdeed === 'lost') return
  if (misdeed === 'slow') await wait(SLOW_MS)
  const order = misdeed === 'wrong-order' ? words.toReversed() : misdeed === 'twice' ? [...words, ...words] : words
  for (const word of order) await send(desk, wanted.callbackUrl, word, misdeed === 'wrong-key' ? 'another key' : desk.secret)
}

async function send({ deliver, clock }: Desk, callbackUrl: string, word: ProviderWord, key: string): Promise<void> {
  const body = JSON.stringify(word)
  const timestamp = String(Math.floor(clock.now() / SECOND_MS))
  const message = ['POST', new URL(callbackUrl).pathname, timestamp, body].join('\n')
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signWord(key, message) }
  await deliver({ url: callbackUrl, headers, body })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const json = (response: ServerResponse, body: unknown): void =>
  void response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body))

const html = (response: ServerResponse, body: string): void =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(body)

export interface Delivery {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Deliver = (delivery: Delivery) => Promise<void>

/** Always connects to this machine, because only browsers resolve a development site's brand hosts. */
const deliverHere: Deliver = ({ url, headers, body }) =>
  new Promise((resolve, reject) => {
    const { host, port, pathname } = new URL(url)
    const sent = request({ host: '127.0.0.1', port, path: pathname, method: 'POST', headers: { ...headers, host } }, (answer) => {
      answer.resume()
      answer.on('end', resolve)
    })
    sent.on('error', reject)
    sent.end(body)
  })
