import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { openDesk } from '#client/testing/open-desk.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import {
  type CareCase,
  type CaseFile,
  closeCare,
  limitPlayer,
  listCare,
  noteContact,
  readCare,
  resumePlay,
  snoozeCare,
} from '../contract.ts'
import CareQueue from './care-queue.tsx'
import { CaseView } from './case-view.tsx'

const server = serveTests()
const user = userEvent.setup()

const careCase: CareCase = {
  id: '7',
  player: { id: 'plr_one', login: 'maple' },
  level: 3,
  openedAt: '2026-12-01T09:20:00.000Z',
  dueAt: '2026-12-02T09:20:00.000Z',
  isOverdue: true,
  evidenceOn: '2026-12-01',
  contacts: 0,
}
const caseFile: CaseFile = {
  ...careCase,
  closed: null,
  isAway: false,
  isStopped: false,
  may: { resume: false, putOff: true, close: false },
  resumed: null,
  messages: [],
  state: 'TX',
  since: '2026-01-05T10:00:00.000Z',
  evidence: [
    {
      day: '2026-12-01',
      markers: [
        { name: 'spend-up', value: 420_00, against: 105_50, points: 2 },
        { name: 'long-session', value: 370, against: null, points: 2 },
      ],
    },
  ],
  log: [],
}

function openQueue(cases: CareCase[], total = cases.length) {
  server.answer(listCare, { success: true, data: { cases, total } })
  openDesk(server, { role: 'compliance', path: '/operator/care', children: <CareQueue /> })
}

function openCase(over: Partial<CaseFile> = {}, mayContact = true) {
  server.answer(readCare, { success: true, data: { ...caseFile, ...over } })
  openPage(server, { path: '/operator/care/7', children: <CaseView id="7" mayContact={mayContact} /> })
}

test('SAFE-2 the queue shows level, due time and contacts, and no amounts', async () => {
  openQueue([careCase], 120)
  const row = await screen.findByRole('row', { name: /maple/ })
  expect(within(row).getByText('3: Talk to the player')).toBeTruthy()
  expect(within(row).getByText(/2026-12-02 09:20 UTC, overdue/)).toBeTruthy()
  expect(screen.getByText(/The first 1 of 120 cases/)).toBeTruthy()
  expect(screen.queryByText(/\$/)).toBeNull()
})

test('an empty queue says so', async () => {
  openQueue([])
  expect(await screen.findByText('No cases are open.')).toBeTruthy()
})

test('a case names its markers with their numbers, and a serious one asks for a contact before it closes', async () => {
  openCase()
  expect(await screen.findByText(/Spent \$420; an average week of the 83 days before was \$105\.50/)).toBeTruthy()
  expect(screen.getByText(/Played 6 h 10 min without a pause/)).toBeTruthy()
  expect(screen.getByText('2026-12-01: 4 points')).toBeTruthy()
  expect(screen.getByText(/closes once a contact with the player is noted/)).toBeTruthy()
  server.answer(noteContact, { success: true })
  await user.selectOptions(screen.getByLabelText('Channel'), 'phone')
  await user.selectOptions(screen.getByLabelText('Did the player answer?'), 'Yes')
  await user.type(screen.getByLabelText('Reason for the contact'), 'Long sessions')
  await user.type(screen.getByLabelText('What you said or offered'), 'Offered a limit')
  await user.type(screen.getByLabelText('Reaction'), 'Will think about it')
  await user.click(screen.getByRole('button', { name: 'Save the contact' }))
  await waitFor(() =>
    expect(server.calls(noteContact)[0]?.body).toEqual({
      key: expect.any(String),
      channel: 'phone',
      why: 'Long sessions',
      what: 'Offered a limit',
      reaction: 'Will think about it',
      answered: true,
    }),
  )
})

test('a case closes with its outcome, and a refusal is shown', async () => {
  openCase({ level: 2, may: { resume: false, putOff: true, close: true } })
  server.answer(closeCare, { success: false, reasonType: 'closed' })
  await user.selectOptions(await screen.findByLabelText('Outcome'), 'limit-agreed')
  await user.type(screen.getByLabelText('Reason for closing'), 'the limit is set')
  await user.click(screen.getByRole('button', { name: 'Close the case' }))
  expect(await screen.findByText('Another operator has closed this case. Reload the page.')).toBeTruthy()
  expect(server.calls(closeCare)[0]?.body).toEqual({ outcome: 'limit-agreed', why: 'the limit is set' })
})

test('a case is put off to a day', async () => {
  openCase()
  server.answer(snoozeCare, { success: true })
  const section = within(await screen.findByRole('region', { name: 'Put off' }))
  await user.type(section.getByLabelText('Due again on'), '2026-12-04')
  await user.type(section.getByLabelText('Reason for waiting'), 'calls back then')
  await user.click(section.getByRole('button', { name: 'Put off' }))
  await waitFor(() => expect(server.calls(snoozeCare)[0]?.body).toEqual({ until: '2026-12-04', why: 'calls back then' }))
})

test('a limit is set in the units of its subject, and an empty amount removes it', async () => {
  openCase()
  server.answer(limitPlayer, { success: true })
  const section = within(await screen.findByRole('region', { name: 'Set a limit' }))
  await user.type(section.getByLabelText('Amount'), '20.50')
  await user.type(section.getByLabelText('Reason for the limit'), 'agreed on the phone')
  await user.click(section.getByRole('button', { name: 'Save the limit' }))
  expect(await section.findByText('The limit is saved.')).toBeTruthy()
  await user.clear(section.getByLabelText('Amount'))
  await user.selectOptions(section.getByLabelText('Limit'), 'At most minutes of play in 24 hours')
  await user.type(section.getByLabelText('Reason for the limit'), 'agreed on the phone')
  await user.click(section.getByRole('button', { name: 'Save the limit' }))
  await waitFor(() => expect(server.calls(limitPlayer)).toHaveLength(2))
  expect(server.calls(limitPlayer).map(({ body }) => body)).toEqual([
    { limit: { scope: 'Purchases', kind: 'gross', period: 'day' }, amount: 2_050, why: 'agreed on the phone' },
    { limit: { scope: 'Time', kind: 'gross', period: 'day' }, amount: null, why: 'agreed on the phone' },
  ])
})

test('a stop of play and the messages of the system are shown', async () => {
  const may = { resume: false, putOff: false, close: false }
  openCase({ level: 4, isStopped: true, may, messages: [{ at: '2026-12-02T09:20:00.000Z', level: 4 }] })
  expect(await screen.findByText('play stopped')).toBeTruthy()
  expect(screen.getByText(/2026-12-02 09:20 UTC: the system sent the message of level 4/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save the contact' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Put off' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Let play resume' })).toBeNull()
  expect(screen.getByText(/once a contact is noted that the player answered/)).toBeTruthy()
})

test('play resumes with a reason, and a log says who did it and which contacts had no answer', async () => {
  const contact = { by: 'ann', channel: 'phone', why: 'stopped', what: 'Left a message', reaction: 'None yet' } as const
  openCase({
    level: 4,
    isStopped: true,
    may: { resume: true, putOff: true, close: false },
    contacts: 1,
    log: [{ ...contact, at: '2026-12-02T09:20:00.000Z', answered: false }],
  })
  server.answer(resumePlay, { success: false, reasonType: 'no-answer' })
  const section = within(await screen.findByRole('region', { name: 'Let play resume' }))
  await user.type(section.getByLabelText('Reason for resuming'), 'a limit was agreed')
  await user.click(section.getByRole('button', { name: 'Let play resume' }))
  expect(await section.findByText('Note a contact first that the player answered.')).toBeTruthy()
  expect(server.calls(resumePlay)[0]?.body).toEqual({ why: 'a limit was agreed' })
  expect(screen.getByText(/phone, ann, no answer/)).toBeTruthy()
  expect(screen.getByText('The case closes once you have let play resume.')).toBeTruthy()
  cleanup()
  openCase({ level: 4, resumed: { at: '2026-12-03T10:00:00.000Z', by: 'ann', why: 'a limit was agreed' } })
  expect(await screen.findByText(/2026-12-03 10:00 UTC: ann let play resume: “a limit was agreed”/)).toBeTruthy()
})

test('an auditor and a closed case have no acts', async () => {
  openCase({}, false)
  expect(await screen.findByText(/Played 6 h 10 min/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save the contact' })).toBeNull()
  cleanup()
  openCase({ closed: { at: '2026-12-03T10:00:00.000Z', by: 'ann', outcome: 'break-taken', why: 'until January' } })
  expect(await screen.findByText(/The player takes a break, 2026-12-03 10:00 UTC, by ann: “until January”/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close the case' })).toBeNull()
})
