import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Currency, GAME, SIDES } from './flip.ts'
import { FILES, gamePage, langOf, replayPage } from './pages.ts'
import { type Play, shown } from './play.ts'
import type { Rounds } from './rounds.ts'

export interface ServerParts {
  readonly play: Play
  readonly rounds: Rounds
  readonly operatorKey: string
  /** Origins that may embed the game in a frame. */
  readonly sites: readonly string[]
}

const BODY_BYTES_MAX = 4_096

/** Serves the game's page, its replay, and their API. */
export function serve(parts: ServerParts): Server {
  return createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      if (!response.headersSent) sendJson(response, 500, { error: 'unavailable' })
      else response.destroy()
    })
  })
}

async function answer(parts: ServerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
  if (request.method === 'POST') return answerCall(parts, pathname, request, response)
  if (request.method !== 'GET') return sendJson(response, 405, { error: 'no-such-call' })
  const lang = langOf(searchParams.get('lang'))
  if (pathname === '/open') return sendPage(parts, response, gamePage(lang))
  if (pathname === '/replay') {
    const round = parts.rounds.find(searchParams.get('round') ?? '')
    return sendPage(parts, response, replayPage(lang, round && shown(round)), round ? 200 : 404)
  }
  const file = FILES.get(pathname)
  if (!file) return sendJson(response, 404, { error: 'not-found' })
  response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  response.end(file.content)
}

async function answerCall(parts: ServerParts, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request)
  if (!body) return sendJson(response, 400, { error: 'unreadable' })
  if (path === '/api/session') return sendOutcome(response, await parts.play.sitDown(textOf(body['token'])))
  if (path === '/api/balance') return sendOutcome(response, await parts.play.balance(textOf(body['token'])))
  if (path === '/api/flip') {
    const pick = SIDES.find((side) => side === body['pick'])
    if (!pick) return sendJson(response, 400, { error: 'unreadable' })
    return sendOutcome(response, await parts.play.flip({ token: textOf(body['token']), pick, amount: Number(body['amount']) }))
  }
  if (path === '/free-rounds') return giveRounds(parts, body, request, response)
  if (path === '/free-rounds/change') return changeRounds(parts, body, request, response)
  sendJson(response, 404, { error: 'not-found' })
}

const isSite = ({ operatorKey }: ServerParts, { headers }: IncomingMessage): boolean =>
  isSame(headers.authorization ?? '', `Bearer ${operatorKey}`)

/** The site takes rounds of a grant back, or gives them again: `{ id, count }`, of which `count` is the new total. */
function changeRounds(parts: ServerParts, { id, count }: Body, request: IncomingMessage, response: ServerResponse): void {
  if (!isSite(parts, request)) return sendJson(response, 401, { error: 'who' })
  if (!Number.isInteger(count) || Number(count) < 0 || Number(count) > 1_000)
    return sendJson(response, 400, { error: 'unreadable' })
  const isKnown = parts.rounds.change(textOf(id), Number(count))
  sendJson(response, isKnown ? 200 : 400, isKnown ? { ok: true } : { error: 'no-grant' })
}

/** The site grants rounds: `{ id, user, currency, game, count, amount }`, idempotent by id. */
function giveRounds(parts: ServerParts, body: Body, request: IncomingMessage, response: ServerResponse): void {
  if (!isSite(parts, request)) return sendJson(response, 401, { error: 'who' })
  const { id, user, currency, game, count, amount } = body
  const isWhole = (value: unknown, max: number): value is number =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) <= max
  const isSense = textOf(id) !== '' && textOf(user) !== '' && (currency === 'GC' || currency === 'SC') && game === GAME
  if (!isSense || !isWhole(count, 1_000) || !isWhole(amount, 1_000_000) || amount % 25 !== 0) {
    return sendJson(response, 400, { error: 'unreadable' })
  }
  parts.rounds.give({ id: textOf(id), user: textOf(user), currency: currency as Currency, count, amount })
  sendJson(response, 200, { ok: true })
}

type Body = Readonly<Record<string, unknown>>

/** Undefined if the body is not a JSON object, or too long. */
async function readBody(request: IncomingMessage): Promise<Body | undefined> {
  if (!request.headers['content-type']?.startsWith('application/json')) return undefined
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > BODY_BYTES_MAX) return undefined
    parts.push(part)
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString())
    return typeof value === 'object' && value !== null ? (value as Body) : undefined
  } catch {
    return undefined
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())

function sendOutcome(response: ServerResponse, outcome: object | string): void {
  if (typeof outcome === 'string') sendJson(response, 409, { error: outcome })
  else sendJson(response, 200, outcome)
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(JSON.stringify(body))
}

function sendPage({ sites }: ServerParts, response: ServerResponse, html: string, status = 200): void {
  const own = ['script-src', 'style-src', 'connect-src'].map((name) => `${name} 'self'`)
  const frames = `frame-ancestors ${sites.length > 0 ? sites.join(' ') : "'none'"}`
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': ["default-src 'none'", ...own, "base-uri 'none'", "form-action 'none'", frames].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  response.end(html)
}
