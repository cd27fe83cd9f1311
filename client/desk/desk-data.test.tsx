import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openDesk } from '#client/testing/open-desk.tsx'
import { route } from '#kernel/contract.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { DeskData } from './desk-data.tsx'
import { DeskPage } from './desk-page.tsx'

const server = serveTests()

const listLamps = route({
  method: 'GET',
  path: '/rest/operator/lamps/',
  effect: 'read',
  actor: 'operator',
  right: 'players-read',
  summary: 'Lists lamps.',
  reply: z.object({ success: z.literal(true), data: z.object({ lamps: z.array(z.string()) }) }),
})
const lamps = (...names: string[]) => ({ success: true as const, data: { lamps: names } })

interface Options {
  readonly everyMs?: (data: { readonly lamps: readonly string[] }) => number | false
}

const open = ({ everyMs = () => false }: Options = {}) =>
  openDesk(server, {
    path: '/operator/lamps',
    children: (
      <DeskPage title="Lamps">
        <DeskData of={listLamps} everyMs={everyMs}>
          {({ lamps: names }, reload) => (
            <>
              <p>{names.join(', ') || 'none'}</p>
              <button type="button" onClick={() => void reload()}>
                Reload
              </button>
            </>
          )}
        </DeskData>
      </DeskPage>
    ),
  })

test('a page waits for its call, and shows what it returns', async () => {
  server.answer(listLamps, lamps('red', 'green'))
  open()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(await screen.findByText('red, green')).toBeTruthy()
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
})

test.each([
  ['forbidden', 403, 'Your role doesn’t include this.'],
  ['not-signed-in', 401, 'You’re signed out.'],
])('a page whose call is refused as %s says why instead of its content', async (code, status, says) => {
  server.answer(listLamps, refuse(code, status))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain(says)
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
})

test('a page whose session ends keeps what it shows, and says that it may be out of date', async () => {
  server.answer(listLamps, lamps('red'))
  open()
  await screen.findByText('red')
  server.answer(listLamps, refuse('not-signed-in', 401))
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/may be out of date.*signed out/)
  expect(screen.getByText('red')).toBeTruthy()
})

test('a page calls again only as long as what it shows asks for that', async () => {
  server.answer(listLamps, lamps())
  open({ everyMs: ({ lamps: names }) => names.length === 0 && 20 })
  await screen.findByText('none')
  await vi.waitFor(() => expect(server.calls(listLamps).length).toBeGreaterThan(2))
  server.answer(listLamps, lamps('red'))
  await screen.findByText('red')
  const calls = server.calls(listLamps).length
  await new Promise((resume) => setTimeout(resume, 120))
  expect(server.calls(listLamps)).toHaveLength(calls)
})
