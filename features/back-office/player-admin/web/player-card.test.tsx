import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { type FoundPlayer, markTestAccount } from '../contract.ts'
import { PlayerCard } from './player-card.tsx'

afterEach(cleanup)

const PLAYER: FoundPlayer = {
  id: 'plr_one',
  login: 'quill',
  email: null,
  name: 'Ada',
  surname: 'Quill',
  birthDate: '1990-05-01',
  state: 'TX',
  since: '2026-11-01T12:00:00.000Z',
  chosenName: null,
  isClosed: false,
  isOff: false,
  isVerified: false,
  isTest: false,
  playStops: [],
  corrections: [{ at: '2026-11-20T12:00:00.000Z', why: 'as the document says', before: 'Ada Quil', after: 'Ada Quill' }],
  unreadFiles: [],
}
const show = (over: Partial<FoundPlayer>, maySeeCare = true) =>
  render(
    <PlayerCard
      player={{ ...PLAYER, ...over }}
      mayCorrect={false}
      maySwitch={false}
      mayMarkTest={false}
      maySeeCare={maySeeCare}
      onCorrected={() => {}}
    />,
  )

test('a card lists the corrections, and says which file with others cannot be read', () => {
  const [march, april, may] = [3, 4, 5].map((month) => Date.UTC(2026, month - 1) / 1_000) as [number, number, number]
  show({
    unreadFiles: [
      { file: 'audit_202604-1.parquet', since: april, until: may },
      { file: 'audit_202603-1.parquet', since: march, until: april },
    ],
  })
  expect(screen.getByText(/as the document says/)).toBeTruthy()
  const said = within(screen.getByRole('status'))
  expect(said.getByText(/2 files of the audit archive can’t be read/).textContent).toContain('Some corrections may be missing.')
  expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'audit_202604-1.parquet (Apr 1 – 30, 2026)',
    'audit_202603-1.parquet (Mar 1 – 31, 2026)',
  ])
  expect(said.getByText(/Ask an administrator of the server to restore them/)).toBeTruthy()
})

test('a card whose corrections are whole says nothing of files', () => {
  show({})
  expect(screen.getByText(/as the document says/)).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('STAFF-3 an account is made a test account with a reason, and is tagged as one', async () => {
  const server = new FakeServer()
  const user = userEvent.setup()
  server.answer(markTestAccount, { success: true })
  let marked = 0
  const card = (isTest: boolean) => (
    <PlayerCard
      player={{ ...PLAYER, isTest }}
      mayCorrect={false}
      maySwitch={false}
      mayMarkTest
      maySeeCare={false}
      onCorrected={() => marked++}
    />
  )
  openPage(server, { path: '/operator/players', children: card(false) })
  expect(screen.queryByText('test account')).toBeNull()
  await user.type(await screen.findByLabelText('Reason for a test account'), 'our test team')
  await user.click(screen.getByRole('button', { name: 'Make it a test account' }))
  await waitFor(() => expect(marked).toBe(1))
  expect(server.calls(markTestAccount)[0]?.body).toEqual({ playerId: 'plr_one', isTest: true, why: 'our test team' })
  cleanup()
  openPage(server, { path: '/operator/players', children: card(true) })
  expect(await screen.findByText('test account')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Make it an ordinary account' })).toBeTruthy()
})

test('without the right nobody makes an account a test account', () => {
  show({})
  expect(screen.queryByRole('button', { name: 'Make it a test account' })).toBeNull()
})

test('SAFE-2 a stop of play says that it holds at all brands, with a link to the case for those who may see it', () => {
  const playStops = [{ brand: 'second', url: 'https://second.example/operator/care/7' }]
  show({ playStops })
  expect(screen.getByText('play stopped')).toBeTruthy()
  expect(screen.getByText(/stopped play and purchases on every account of this person, at all brands/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Case at second' }).getAttribute('href')).toBe(playStops[0]!.url)
  cleanup()
  show({ playStops }, false)
  expect(screen.getByText('play stopped')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  show({})
  expect(screen.queryByText('play stopped')).toBeNull()
})
