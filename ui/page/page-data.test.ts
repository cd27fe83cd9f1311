import type { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { queryOf } from '../api/query.ts'
import { pageData } from './page-data.ts'
import { openVisit } from './visit.ts'

const getThing = route({
  method: 'GET',
  path: '/rest/thing/:name/',
  effect: 'read',
  actor: 'visitor',
  summary: 'A thing.',
  params: z.object({ name: z.string() }),
  reply: z.object({ success: z.literal(true) }),
})

const page = pageData({ queries: (api, { params }) => [queryOf(api, getThing, { params: { name: params['name'] ?? '' } })] })

/** The page's response when its call replies like this, and the faults reported. */
async function openPage(status: number, code: string) {
  const reported: unknown[] = []
  const context: RouterContextProvider = openVisit({
    themeId: 'velmora',
    at: 0,
    nonce: '',
    transport: async () => ({ status, body: { code } }),
    report: (error) => reported.push(error),
  })
  const request = new Request('https://play.example/thing/A')
  const url = new URL(request.url)
  const answer = await page
    .server({ request, url, context, params: { name: 'A' }, pattern: '/thing/:name' })
    .catch((error: { data: unknown; init: { status: number } }) => ({ data: error.data, status: error.init.status }))
  return { answer, reported }
}

describe('a page whose call is refused', () => {
  test.each([
    [404, 'not-found'],
    [422, 'invalid-input'],
    [400, 'bad-request'],
  ])('with %i is missing', async (status, code) => {
    expect(await openPage(status, code)).toEqual({ answer: { data: { code }, status: 404 }, reported: [] })
  })

  test('by its rate limit passes the limit on', async () => {
    const code = 'too-many-requests'
    expect(await openPage(429, code)).toEqual({ answer: { data: { code }, status: 429 }, reported: [] })
  })

  test('while the site has an outage is unavailable, and the outage is logged where it occurs', async () => {
    const code = 'unavailable'
    expect(await openPage(503, code)).toEqual({ answer: { data: { code }, status: 503 }, reported: [] })
  })

  test('by a bug of ours is unavailable, and the fault is reported', async () => {
    const { answer, reported } = await openPage(500, 'internal')
    expect(answer).toEqual({ data: { code: 'internal' }, status: 503 })
    expect(reported).toMatchObject([{ status: 500, code: 'internal' }])
  })
})
