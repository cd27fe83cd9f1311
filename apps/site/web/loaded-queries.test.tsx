import { dehydrate, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { browserMs } from '#ui/time/server-clock.ts'
import { writePageText } from '#ui/page/page-text.ts'
import { LoadedQueries } from './loaded-queries.tsx'

afterEach(cleanup)

/** The server loaders' data, by a clock that may differ from the browser's. */
function readBefore(key: string, value: string, updatedAt: number): { queries: string } {
  const queries = newQueryClient()
  queries.setQueryData([key], value, { updatedAt })
  return { queries: writePageText(dehydrate(queries).queries) }
}

const Who = () => <p>{useQuery<string>({ queryKey: ['who'], enabled: false }).data}</p>

/** A server-rendered page, with another one to navigate to. */
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

test('the data of root and page are available immediately', async () => {
  const { queries } = await openPage(browserMs())
  expect([queries.getQueryData(['who']), queries.getQueryData(['gift'])]).toEqual(['guest', 'coins'])
})

test.each([
  ['right', 0],
  ['ten minutes behind', 10 * MINUTE_MS],
  ['ten minutes ahead', -10 * MINUTE_MS],
])('data read later wins if the server’s clock is %s, also after a navigation', async (_, aheadMs) => {
  const { queries, router } = await openPage(browserMs() + aheadMs)
  act(() => void queries.setQueryData(['who'], 'player'))
  await act(() => router.navigate('/'))
  await screen.findByText('home')
  expect(queries.getQueryData(['who'])).toBe('player')
})

test('data of the page stay fresh no longer if the browser’s clock is behind', async () => {
  const { queries } = await openPage(browserMs() + 10 * MINUTE_MS)
  expect(queries.getQueryState(['who'])?.dataUpdatedAt).toBeLessThanOrEqual(browserMs())
})
