import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messagesEn } from '#features/messages.en.ts'
import { ToastRoot } from '#ui/toast/toast-root.tsx'
import { clearToasts } from '#ui/toast/toasts.ts'
import { StayOffline } from './stay-offline.tsx'

afterEach(() => {
  clearToasts()
  cleanup()
  vi.restoreAllMocks()
})

function open() {
  let isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const page = (
    <IntlProvider locale="en" messages={messagesEn} timeZone="UTC">
      <ToastRoot />
      <StayOffline />
    </IntlProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/lobby'] })
  render(<RouterProvider router={router} />)
  const go = (to: string) => act(() => router.navigate(to))
  return { go, path: () => router.state.location.pathname, cut: () => void (isOnline = false) }
}

test('offline a new page is not opened, with an explanation, and a visited one opens again', async () => {
  const { go, path, cut } = open()
  await go('/library')
  cut()
  await go('/fair')
  expect(path()).toBe('/library')
  expect(await screen.findByText(messagesEn.ui.networkError)).toBeTruthy()
  await go('/lobby')
  await waitFor(() => expect(path()).toBe('/lobby'))
  await go('/lobby?category=new')
  expect(path()).toBe('/lobby')
})

test('online nothing is held back', async () => {
  const { go, path } = open()
  await go('/fair')
  expect(path()).toBe('/fair')
})
