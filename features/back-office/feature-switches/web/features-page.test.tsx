import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { listFeatures, type SwitchedFeature, switchFeature } from '../contract.ts'
import FeaturesPage from './features-page.tsx'

const server = serveTests()
const user = userEvent.setup()

const feature = (id: string, over: Partial<SwitchedFeature> = {}): SwitchedFeature => ({
  id,
  state: 'on',
  changed: null,
  hides: { pages: [`/${id}`], calls: 3, jobs: [], campaigns: 1 },
  ...over,
})
const off = feature('daily-login', {
  state: 'off',
  changed: { at: '2026-11-21T10:05:00.000Z', by: 'bob', why: 'wrong prizes' },
})
const FEATURES = [
  feature('bingo'),
  off,
  feature('sign-in', { state: 'always-on' }),
  feature('support', { state: 'not-in-theme' }),
]

function open(features: SwitchedFeature[] = FEATURES, role: 'owner' | 'crm' = 'owner') {
  server.answer(listFeatures, { success: true, data: { features } })
  openDesk(server, { role, path: '/operator/features', children: <FeaturesPage /> })
}

const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('summary b')?.textContent)
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li')!)

test('features have names and states in words, and what switching one off hides', async () => {
  open()
  const row = await rowOf('Daily login')
  expect(row.getByText('turned off')).toBeTruthy()
  expect(row.getByText('2026-11-21 10:05 UTC by bob')).toBeTruthy()
  expect(row.getByText('“wrong prizes”')).toBeTruthy()
  expect(row.getByText('Pages').nextElementSibling?.textContent).toBe('/daily-login')
  expect((await rowOf('Sign in')).getByText('always on')).toBeTruthy()
  expect((await rowOf('Support')).queryByRole('button', { name: /Turn/ })).toBeNull()
})

test('a search finds features by name and by what themes call them, and no match says so', async () => {
  open()
  await rowOf('Bingo')
  const search = screen.getByLabelText('Search features')
  await user.type(search, 'daily LOG')
  expect(names()).toEqual(['Daily login'])
  await user.clear(search)
  await user.type(search, 'daily-l')
  expect(names()).toEqual(['Daily login'])
  await user.clear(search)
  await user.click(screen.getByLabelText('Switched off only'))
  expect(names()).toEqual(['Daily login'])
  await user.type(search, 'bingo')
  expect(screen.getByText('No features match.')).toBeTruthy()
})

test('a feature is turned off with a reason; a refusal is shown and changes nothing', async () => {
  open()
  const row = await rowOf('Bingo')
  server.answer(switchFeature, { success: false, reasonType: 'not-in-theme' })
  await user.type(row.getByLabelText('Reason for turning off'), 'the odds are wrong')
  await user.click(row.getByRole('button', { name: 'Turn off' }))
  expect(await row.findByText('This brand’s theme doesn’t include this feature.')).toBeTruthy()
  server.answerAfter(
    switchFeature,
    () => server.answer(listFeatures, { success: true, data: { features: [feature('bingo', { state: 'off' })] } }),
    { success: true, data: { isChanged: true } },
  )
  await user.click(row.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('Bingo is turned off.')).toBeTruthy()
  expect((await rowOf('Bingo')).getByRole('button', { name: 'Turn on' })).toBeTruthy()
  expect(server.calls(switchFeature).at(-1)).toMatchObject({
    path: '/rest/operator/features/bingo/switch/',
    body: { isOn: false, why: 'the odds are wrong' },
  })
})

test('a role that only reads sees the features and no switch', async () => {
  open(FEATURES, 'crm')
  await rowOf('Bingo')
  expect(screen.queryByRole('button', { name: /^Turn/ })).toBeNull()
})

test('a page whose call fails says why', async () => {
  open()
  server.answer(listFeatures, refuse('unavailable', 503))
  expect((await screen.findByRole('alert')).textContent).toContain('The server is restarting or busy.')
})
