import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import type { WebModal } from '../feature.ts'
import { uiEn } from '../messages.en.ts'
import { ModalTitle } from './modal-frame.tsx'
import { ModalRoot } from './modal-root.tsx'

afterEach(cleanup)

function open(path: string, modals: Readonly<Record<string, WebModal>>) {
  const page = (
    <IntlProvider locale="en" messages={{ ui: uiEn }} timeZone="UTC">
      <p>The page below</p>
      <ModalRoot modals={modals} profile={null} />
    </IntlProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

test('a modal whose chunk fails to load says so, keeps the page and is fetched again the next time', async () => {
  let isGone = true
  const News = () => <ModalTitle>News</ModalTitle>
  const load = () => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve({ default: News }))
  const router = open('/lobby?openModal=news', { news: { load } })
  expect(await screen.findByText(uiEn.networkError)).toBeTruthy()
  expect(screen.getByText('The page below')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  isGone = false
  await act(() => router.navigate('/lobby?openModal=news'))
  expect(await screen.findByRole('dialog', { name: 'News' })).toBeTruthy()
})

test('closing twice in a row goes back once', async () => {
  const News = () => <ModalTitle>News</ModalTitle>
  const router = open('/', { news: { load: () => Promise.resolve({ default: News }) } })
  await act(() => router.navigate('/lobby'))
  await act(() => router.navigate('/lobby?openModal=news', { state: { isPushed: true } }))
  const close = await screen.findByRole('button', { name: 'Close' })
  fireEvent.click(close)
  fireEvent.click(close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // A second step back would be pending by now, since the first one was requested earlier.
  await act(() => router.navigate('/library'))
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/lobby')
})
