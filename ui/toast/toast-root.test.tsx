import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { uiEn } from '../messages.en.ts'
import { ToastRoot } from './toast-root.tsx'
import { clearToasts, showToast } from './toasts.ts'

afterEach(() => {
  clearToasts()
  cleanup()
  vi.useRealTimers()
})

const KINDS = [
  ['early', 'warning'],
  ['kept', 'success'],
  ['lost', 'error'],
  ['by the way', 'info'],
  ['just so', 'default'],
] as const

function open() {
  const page = (
    <IntlProvider locale="en" messages={{ ui: uiEn }} timeZone="UTC">
      <ToastRoot />
    </IntlProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/lobby'] })
  render(<RouterProvider router={router} />)
  return router
}

const toastOf = async (text: string) => (await screen.findByText(text)).closest('.Toastify__toast')!

test('A11Y-2 each of the five kinds is shown and announced, also toasts queued before the root mounted', async () => {
  showToast('early', { kind: 'warning' })
  open()
  act(() => {
    showToast('kept', { kind: 'success' })
    showToast('lost', { kind: 'error' })
    showToast('by the way')
    showToast('just so', { kind: 'default' })
  })
  for (const [text, kind] of KINDS) {
    const toast = await toastOf(text)
    expect(toast.className).toContain(`Toastify__toast--${kind}`)
    expect(toast.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    expect(screen.getByText(text).closest('[role="alert"]')).toBeTruthy()
  }
})

test('toasts close when the address changes', async () => {
  const router = open()
  act(() => showToast('about this page'))
  await toastOf('about this page')
  await act(() => router.navigate('/library'))
  await waitFor(() => expect(screen.queryByText('about this page')).toBeNull())
})

test('a toast closes after five seconds, but waits while the pointer is over it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open()
  act(() => showToast('in passing'))
  const toast = await toastOf('in passing')
  fireEvent.pointerEnter(toast)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.queryByText('in passing')).toBeTruthy()
  fireEvent.pointerLeave(toast)
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  expect(screen.queryByText('in passing')).toBeNull()
})

test('toasts with one id are shown one at a time', async () => {
  open()
  const ask = (text: string) => showToast(text, { id: 'newer', actions: [{ label: 'Later', run: () => undefined }] })
  act(() => ask('first'))
  await toastOf('first')
  act(() => ask('second'))
  act(() => showToast('another'))
  await toastOf('another')
  expect(screen.queryByText('second')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(screen.queryByText('first')).toBeNull())
  act(() => ask('third'))
  await toastOf('third')
})

test('a confirmation closes after three seconds, and a toast may set its own duration', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open()
  act(() => {
    showToast('saved', { kind: 'success' })
    showToast('long', { closesAfterMs: 60_000 })
  })
  await toastOf('long')
  await act(() => vi.advanceTimersByTimeAsync(3_100))
  expect(screen.queryByText('saved')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect(screen.queryByText('long')).toBeTruthy()
})

test('a toast’s button closes it', async () => {
  open()
  act(() => showToast('enough'))
  await toastOf('enough')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('enough')).toBeNull())
})

test('a toast with a question stays until it is answered, and an answer closes it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers: string[] = []
  open()
  const actions = ['Yes', 'No'].map((label) => ({ label, run: () => void answers.push(label) }))
  act(() => showToast('shall we', { actions }))
  await toastOf('shall we')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  fireEvent.click(screen.getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByText('shall we')).toBeNull())
  expect(answers).toEqual(['No'])
})
