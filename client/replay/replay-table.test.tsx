import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act, Suspense } from 'react'
import { expect, test } from 'vitest'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { gemSweeper } from '#games/all.ts'
import { StagedTable } from '../testing/staged-table.ts'
import { onStillScreen } from '../testing/still-screen.ts'
import { ReplayTable } from './replay-table.tsx'

onStillScreen()

/** One mine in twenty-five cells: two gems opened, then collected. */
function collected() {
  for (let nonce = 0; ; nonce++) {
    const table = new StagedTable(gemSweeper, nonce)
    table.spin({ stake: 2_000, params: { mines: 1 } })
    for (const cell of [0, 1]) if (table.round().state === 'open') table.choose({ choice: { kind: 'open', cell } })
    if (table.round().state === 'open') return table.choose({ choice: { kind: 'cash-out' } }).data.round
  }
}

const lying = (name: string) => screen.queryAllByRole('button', { name: new RegExp(`: ${name}$`) }).length
const step = (name: 'Previous' | 'Next') => screen.getByRole('button', { name: `${name} step` })

async function open() {
  const round = collected()
  await act(async () => {
    openPage(new FakeServer(), {
      children: (
        <Suspense fallback={null}>
          <ReplayTable game={gemSweeper} round={round} />
        </Suspense>
      ),
    })
  })
  return { user: userEvent.setup(), round }
}

test('HIST-1 a replay is marked as one, runs to the end of the round and states the win', async () => {
  await open()
  await waitFor(() => expect(lying('gem, not opened')).toBe(22), { timeout: 10_000 })
  await waitFor(() => expect(document.querySelector('.table-win')).toBeTruthy())
  expect(screen.getByTestId('table-text').textContent).toContain('Collected ')
  expect(document.querySelector('.replay-badge')?.textContent).toBe('Replay')
})

test('each step back or forward is one event, and the board is not interactive', async () => {
  const { user, round } = await open()
  await user.click(screen.getByRole('button', { name: 'Skip to end' }))
  expect([lying('gem'), lying('closed')]).toEqual([2, 0])
  expect(step('Next')).toHaveProperty('disabled', true)
  // Stepping back removes the end, the collection and the mines, leaving two gems, then one.
  for (const gems of [2, 2, 2, 1]) {
    await user.click(step('Previous'))
    expect(lying('gem')).toBe(gems)
  }
  expect(lying('closed')).toBe(24)
  await user.click(step('Next'))
  expect(lying('gem')).toBe(2)
  expect(document.querySelectorAll('fieldset:disabled .mine-tile')).toHaveLength(25)
  expect(round.events).toHaveLength(6)
})
