import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RouteContract } from '#kernel/contract.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { misfitsOf, toJsonText } from './testing/misfits.ts'
import { signedInOperator } from './testing/operator.ts'
import { openTestSite, type TestSite } from './testing/site.ts'

// Thousands of calls, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })

const mailTo = 'team@mail.example'
let site: TestSite
beforeAll(async () => void (site = await openTestSite({ options: { affiliates: { mailTo }, support: { mailTo } } })))
afterAll(() => site.close())

interface Call {
  readonly contract: RouteContract
  readonly path: string
  readonly body?: string
}

/** Every contract call with one part of its path, query or body invalid. */
function callsOf(contract: RouteContract): Call[] {
  const parts = { params: contract.params, query: contract.query, body: contract.body }
  const [params, query, body] = [parts.params, parts.query, parts.body].map((part) => (part ? misfitsOf(part) : null))
  const pathOf = (values: unknown, asked: unknown) => fillPath(contract.path, values) + toQuery(asked)
  const path = pathOf(params?.fit, query?.fit)
  const fitting = body ? { body: toJsonText(body.fit) } : {}
  return [
    { contract, path, ...fitting },
    ...(params?.misfits ?? []).map((each) => ({ contract, path: pathOf(each, query?.fit), ...fitting })),
    ...(query?.misfits ?? []).map((each) => ({ contract, path: pathOf(params?.fit, each), ...fitting })),
    ...(body?.misfits ?? []).map((each) => ({ contract, path, body: toJsonText(each) })),
  ]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))

const fillPath = (path: string, values: unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf((values as Record<string, unknown> | null | undefined)?.[name] ?? 'fuzz').slice(0, 150)),
  )

function toQuery(values: unknown): string {
  if (typeof values !== 'object' || values === null) return ''
  return `?${new URLSearchParams(Object.entries(values).map(([name, value]): [string, string] => [name, textOf(value)]))}`
}

const LANES = 8

/** The calls of each client that cause a server error; several clients concurrently. */
async function faultsOf(turns: readonly Turn[]): Promise<string[]> {
  const faults: string[] = []
  const waiting = [...turns]
  const lane = async (): Promise<void> => {
    for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
      const client = await turn.client()
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      for (const call of turn.calls) faults.push(...(await faultOf(call, cookie)))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return faults
}

interface Turn {
  readonly client: () => TestClient | Promise<TestClient>
  readonly calls: readonly Call[]
}

async function faultOf({ contract: { method }, path, body }: Call, cookie: string): Promise<string[]> {
  const headers = { host: 'play.example', 'sec-fetch-site': 'same-origin', cookie }
  const sent = body === undefined ? { headers } : { headers: { ...headers, 'content-type': 'application/json' }, payload: body }
  const { statusCode } = await site.app.inject({ method, url: path, remoteAddress: nextAddress(), ...sent })
  return statusCode < 500 ? [] : [`${statusCode} ${method} ${path.slice(0, 200)} ${body?.slice(0, 200)}`]
}

/** One address per call, so that no rate limit hides the reply. */
let addresses = 0
const nextAddress = (): string => `172.20.${(++addresses >> 8) & 255}.${addresses & 255}`

/** Up to this many calls of one player stay below every rate limit. */
function turnsOf(contract: RouteContract): Turn[] {
  const calls = callsOf(contract)
  const size = contract.callsPerMinuteMax ?? calls.length
  const starts = Array.from({ length: Math.ceil(calls.length / size) }, (_, nth) => nth * size)
  return starts.map((start) => ({ client: () => site.player(), calls: calls.slice(start, start + size) }))
}

const contracts = () => site.slices.flatMap(({ routes = [] }) => routes.map(({ contract }) => contract))
const isForOperators = ({ path }: RouteContract) => path.startsWith('/rest/operator/')

test('the base of each invalid call fits its contract', () => {
  const parts = contracts().flatMap(({ path, params, query, body }) =>
    [params, query, body].flatMap((part) => (part ? [{ path, part }] : [])),
  )
  const wrong = parts.filter(({ part }) => !part.safeParse(misfitsOf(part).fit).success)
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('a guest’s invalid call never causes a server error', async () => {
  const turns = contracts().map((contract) => {
    const calls = callsOf(contract)
    return { client: () => site.visitor(), calls: contract.actor === 'player' ? calls.slice(0, 2) : calls }
  })
  expect(await faultsOf(turns)).toEqual([])
})

test('a player’s invalid call never causes a server error', async () => {
  const ofPlayers = contracts().filter((contract) => contract.actor !== 'provider' && !isForOperators(contract))
  expect(await faultsOf(ofPlayers.flatMap(turnsOf))).toEqual([])
})

test('an operator’s invalid call never causes a server error', async () => {
  const operator = await signedInOperator(site, 'fuzz')
  const ofOperators = contracts().filter((contract) => isForOperators(contract) && !contract.path.includes('/sign-'))
  expect(await faultsOf(ofOperators.map((contract) => ({ client: () => operator, calls: callsOf(contract) })))).toEqual([])
})
