import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDesk } from '#client/testing/open-desk.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { exportWinners } from '../contract.ts'
import WinnersPage from './winners-page.tsx'

const server = serveTests()

test('SWP-7 the list of a run is asked for by its link, with the least prize, and a refusal is shown', async () => {
  const user = userEvent.setup()
  server.answer(exportWinners, { success: false, reasonType: 'period-wrong' })
  openDesk(server, { path: '/operator/winners?run=cmp_one', children: <WinnersPage /> })
  await user.selectOptions(await screen.findByLabelText('List'), 'authority')
  await user.type(screen.getByLabelText('Prizes above, in entries'), '25')
  await user.click(screen.getByRole('button', { name: 'Download the list' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The last day can’t be before the first.')
  const [call] = server.calls(exportWinners)
  const query = new URL(call!.path, 'https://play.example').searchParams
  expect(Object.fromEntries(query)).toEqual({ list: 'authority', run: 'cmp_one', entriesAbove: '25' })
})
