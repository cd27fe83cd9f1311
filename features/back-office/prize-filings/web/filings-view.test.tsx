import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { type FilingsOnDesk, readFilings, recordFiling, type WireFiling } from '../contract.ts'
import { FilingsView } from './filings-view.tsx'

const server = serveTests()
const user = userEvent.setup()

const filing: WireFiling = {
  state: 'FL',
  registration: 'FL-2027-1',
  filedOn: '2027-03-01',
  bondKind: 'trust',
  bondReference: 'T-5',
  bondOn: '2027-03-10',
}

function open(over: Partial<FilingsOnDesk>, mayWrite = true) {
  const data = { title: 'Wheel', worthCents: null, needs: [], filings: [], ...over }
  server.answer(readFilings, { success: true, data })
  openPage(server, { children: <FilingsView id="cmp_one" mayWrite={mayWrite} /> })
}
const need = (fault: 'missing' | 'filed-late' | null) => [{ state: 'FL' as const, fileBy: '2027-03-24', fault }]

test('SWP-7 an operator records registration and bond of a state that asks for them', async () => {
  open({ needs: need('missing') })
  server.answer(recordFiling, { success: false, reasonType: 'in-the-future' })
  await user.type(await screen.findByLabelText('Registration number'), filing.registration)
  await user.type(screen.getByLabelText('Filed on'), filing.filedOn)
  await user.selectOptions(screen.getByLabelText('Security'), 'trust')
  await user.type(screen.getByLabelText('Reference of the bond or account'), filing.bondReference)
  await user.type(screen.getByLabelText('In force from'), filing.bondOn)
  await user.type(screen.getByLabelText('Reason for the entry'), 'filed today')
  await user.click(screen.getByRole('button', { name: 'Record' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The filing date can’t be in the future.')
  await waitFor(() => expect(server.calls(recordFiling)[0]?.body).toEqual({ filing, why: 'filed today' }))
})

test('SWP-7 a late filing is named, and one in order is shown to a role that cannot change it', async () => {
  open({ needs: need('filed-late'), filings: [filing], worthCents: 750_000 })
  expect(await screen.findByText('Its entries are worth at most $7,500 in total, over all its runs.')).toBeTruthy()
  expect(screen.getByText(/filed too late/)).toBeTruthy()
  cleanup()
  open({ needs: need(null), filings: [filing] }, false)
  expect(await screen.findByText(/Registration FL-2027-1, filed 2027-03-01/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Correct the record' })).toBeNull()
})
