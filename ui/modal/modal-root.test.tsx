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

test('a modal whose code does not come says so, leaves the page as it is, and is asked for again the next time', async () => {
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

test('who closes twice in one go is led back once', async () => {
  const News = () => <ModalTitle>News</ModalTitle>
  const router = open('/', { news: { load: () => Promise.resolve({ default: News }) } })
  await act(() => router.navigate('/lobby'))
  await act(() => router.navigate('/lobby?openModal=news', { state: { isPushed: true } }))
  const close = await screen.findByRole('button', { name: 'Close' })
  fireEvent.click(close)
  fireEvent.click(close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // A second way back would be under way by now, as the first one was asked for before it.
  await act(() => router.navigate('/library'))
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/lobby')
})
