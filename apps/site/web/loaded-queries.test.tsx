import { dehydrate, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { browserMs } from '#ui/time/server-clock.ts'
import { LoadedQueries } from './loaded-queries.tsx'

afterEach(cleanup)

/** What a loader of the server gives the page, by a clock that may be another than the browser's. */
function readBefore(key: string, value: string, updatedAt: number): { queries: string } {
  const queries = newQueryClient()
  queries.setQueryData([key], value, { updatedAt })
  return { queries: JSON.stringify(dehydrate(queries).queries) }
}

const Who = () => <p>{useQuery<string>({ queryKey: ['who'], enabled: false }).data}</p>

/** A page as the server has drawn it, with another one to go to. */
async function openPage(serverMs: number) {
  const queries = newQueryClient()
  const element = (
    <QueryClientProvider client={queries}>
      <LoadedQueries>
        <Who />
        <Outlet />
      </LoadedQueries>
    </QueryClientProvider>
  )
  const loader = () => ({ queries: null })
  const children = [
    { id: 'signin', path: '/signin', loader },
    { id: 'home', path: '/', loader, element: <p>home</p> },
  ]
  const root = readBefore('who', 'guest', serverMs)
  const routes = [{ id: 'root', element, loader: () => root, shouldRevalidate: () => false, children }]
  const hydrationData = { loaderData: { root, signin: readBefore('gift', 'coins', serverMs) } }
  const router = createMemoryRouter(routes, { initialEntries: ['/signin'], hydrationData })
  render(<RouterProvider router={router} />)
  await screen.findByText('guest')
  return { queries, router }
}

test('what root and page have read is there at once', async () => {
  const { queries } = await openPage(browserMs())
  expect([queries.getQueryData(['who']), queries.getQueryData(['gift'])]).toEqual(['guest', 'coins'])
})

test.each([
  ['right', 0],
  ['ten minutes behind', 10 * MINUTE_MS],
  ['ten minutes ahead', -10 * MINUTE_MS],
])('by a clock that is %s, what is read later counts, also after a navigation', async (_, aheadMs) => {
  const { queries, router } = await openPage(browserMs() + aheadMs)
  act(() => void queries.setQueryData(['who'], 'player'))
  await act(() => router.navigate('/'))
  await screen.findByText('home')
  expect(queries.getQueryData(['who'])).toBe('player')
})

test('by a clock that is behind, what came with the page is fresh no longer than by any other', async () => {
  const { queries } = await openPage(browserMs() + 10 * MINUTE_MS)
  expect(queries.getQueryState(['who'])?.dataUpdatedAt).toBeLessThanOrEqual(browserMs())
})
