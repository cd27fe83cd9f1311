import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { queryOf } from '../api/query.ts'
import { pageData } from './page-data.ts'
import { browserTools } from './page-tools.ts'

const getList = route({
  method: 'GET',
  path: '/rest/list/',
  effect: 'read',
  actor: 'visitor',
  summary: 'A list.',
  reply: z.object({ items: z.array(z.string()) }),
})

const page = pageData({ queries: (api) => [queryOf(api, getList)] })
const whole = { items: ['a', 'b', 'c'] }

/** Navigates to the page with this much of its list known since then. */
async function goWith(items: string[], updatedAt: number) {
  const { api, queries } = browserTools()
  const { queryKey } = queryOf(api, getList)
  queries.setQueryData(queryKey, { items }, { updatedAt })
  const request = new Request('https://play.example/list')
  await page.browser({ request, url: new URL(request.url), params: {}, pattern: '/list' } as unknown as Parameters<
    typeof page.browser
  >[0])
  return queries.getQueryData(queryKey)
}

const answer = (reply: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(reply))
afterEach(() => {
  browserTools().queries.clear()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

test('a page waits for the whole of what the document held in part', async () => {
  answer(async () => Response.json(whole))
  expect(await goWith(['a'], 0)).toEqual(whole)
})

test('a page shows the part where the whole cannot be read', async () => {
  answer(() => Promise.reject(new TypeError('offline')))
  expect(await goWith(['a'], 0)).toEqual({ items: ['a'] })
})

test('offline a page does not wait', async () => {
  answer(async () => Response.json(whole))
  onlineManager.setOnline(false)
  expect(await goWith(['a'], 0)).toEqual({ items: ['a'] })
})

test('a page asks for nothing that is known whole', async () => {
  answer(async () => Response.json(whole))
  expect(await goWith(['a'], 1)).toEqual({ items: ['a'] })
  expect(fetch).not.toHaveBeenCalled()
})
