import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, data, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { messagesEn } from '#features/messages.en.ts'
import { ApiProvider } from '#ui/api/api-context.tsx'
import { ApiClient } from '#ui/api/client.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { ErrorPage } from './error-page.tsx'

afterEach(cleanup)

/** The page of a route whose loader failed like this. */
async function failedWith(code: string, status: number): Promise<string | null> {
  const server = new FakeServer()
  server.answer(initApp, guestInit)
  const route = {
    path: '*',
    element: null,
    errorElement: <ErrorPage />,
    loader: () => {
      throw data({ code }, { status })
    },
  }
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ApiProvider api={new ApiClient({ transport: server.transport, locale: 'en', newKey: () => '' })}>
        <IntlProvider locale="en" messages={messagesEn} timeZone="UTC">
          <RouterProvider router={createMemoryRouter([route])} />
        </IntlProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

test('the page of a switched-off game says that the game is not available', async () => {
  expect(await failedWith('game-closed', 404)).toBe('This game isn’t available')
  expect(screen.getByText('It’s closed for now. Pick another game to play.')).toBeTruthy()
  expect(screen.queryByText('404')).toBeNull()
})

test('the page of an unknown address says that there is none', async () => {
  expect(await failedWith('not-found', 404)).toBe('Page not found')
  expect(screen.getByText('404')).toBeTruthy()
})

test('a page that failed to load says so', async () => {
  expect(await failedWith('unavailable', 503)).toBe('Something went wrong')
})
