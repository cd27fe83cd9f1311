import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { PageChange } from './page-change.tsx'

let shown: string[]
beforeEach(() => {
  shown = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id)
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const page = (title: string, content: string) => (
  <main id="content">
    <title>{title}</title>
    <h1>{title}</h1>
    {content ? <section id={content} /> : null}
    <input aria-label={`search in ${title}`} />
  </main>
)

function open(path = '/lobby') {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <a href="/library">a link of the frame</a>
            <Outlet />
            <PageChange />
          </>
        ),
        children: [
          { path: '/lobby', element: page('Lobby', 'rows') },
          { path: '/library', element: page('Library', 'list') },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
  return { go: (to: string) => act(() => router.navigate(to)) }
}

const said = () => screen.getByRole('status').textContent

test('a new page is announced and its heading is focused', async () => {
  const { go } = open()
  expect(said()).toBe('')
  screen.getByRole('link').focus()
  await go('/library')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Library' }))
  await waitFor(() => expect(said()).toBe('Library'))
})

test('a changed query neither announces anything nor moves the focus', async () => {
  const { go } = open()
  const link = screen.getByRole('link')
  link.focus()
  await go('/lobby?game=lucky-cast')
  expect(document.activeElement).toBe(link)
  expect(said()).toBe('')
})

test('a page that has moved the focus itself keeps it', async () => {
  const { go } = open('/library')
  const field = screen.getByLabelText('search in Library')
  field.focus()
  await go('/library?category=new')
  expect(document.activeElement).toBe(field)
})

test('the element named by the hash is scrolled to and focused', async () => {
  const { go } = open()
  await go('/library#list')
  expect(shown).toEqual(['list'])
  expect(document.activeElement?.id).toBe('list')
})

test('an element that appears later is scrolled to unless the visitor has moved on', async () => {
  open('/lobby#winners')
  const add = (id: string) => document.querySelector('main')!.append(Object.assign(document.createElement('section'), { id }))
  add('winners')
  await waitFor(() => expect(shown).toEqual(['winners']))
  cleanup()
  shown = []
  open('/lobby#jackpots')
  window.dispatchEvent(new Event('wheel'))
  add('jackpots')
  add('another')
  await new Promise((resume) => setTimeout(resume))
  expect(shown).toEqual([])
})
