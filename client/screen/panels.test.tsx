import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { diceDuel, findSlot } from '#games/all.ts'
import { openTable } from '../testing/open-table.tsx'
import { launchOf } from '../testing/staged-rounds.ts'
import { onPlainScreen } from '../testing/still-screen.ts'
import { GameScreen } from './game-screen.tsx'

onPlainScreen()

const reels = findSlot('cherry-royale')!

async function openReels() {
  const server = new FakeServer()
  server.answer(initApp, guestInit)
  // The connection is lost: no round finishes.
  const cut = () => {
    throw new TypeError('Failed to fetch')
  }
  server.answerAfter({ ...spin, path: `/rest/game/${reels.slug}/spin/` }, cut, { success: true } as never)
  openPage(server, { children: <GameScreen game={reels} launch={launchOf(reels.slug)} /> })
  await waitFor(() => expect(document.querySelector('[data-stage="plain"]')).toBeTruthy())
  return userEvent.setup()
}

const kinds = [
  { kind: 'on reels', levels: reels.definition.betLevels.TournamentPoints, press: 'Spin', open: openReels },
  {
    kind: 'at a table',
    levels: diceDuel.definition.betLevels.TournamentPoints,
    press: 'Play',
    open: async () => (await openTable(diceDuel.slug)).user,
  },
]
const shown = (minor: number) => (minor / 100).toLocaleString('en')
const amount = () => document.querySelector('.game-amount b')?.textContent
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test.each(kinds)('the amount moves one level at a time, within its limits $kind', async ({ levels, open }) => {
  const user = await open()
  expect(button('Lower play amount').disabled).toBe(true)
  for (const level of levels.slice(1)) {
    await user.click(button('Raise play amount'))
    expect(amount()).toBe(shown(level))
  }
  expect(button('Raise play amount').disabled).toBe(true)
  await user.click(button('Lower play amount'))
  expect(amount()).toBe(shown(levels.at(-2)!))
})

test.each(kinds)('the amount cannot change during a round $kind', async ({ open, press }) => {
  const user = await open()
  await user.click(button('Raise play amount'))
  expect(button('Lower play amount').disabled).toBe(false)
  await user.click(button(press))
  for (const name of ['Lower play amount', 'Raise play amount', 'Choose your play amount']) {
    expect(button(name).disabled).toBe(true)
  }
})

test.each(kinds)('every amount is one press away $kind', async ({ levels, open }) => {
  const user = await open()
  await user.click(button('Choose your play amount'))
  const sheet = await screen.findByRole('dialog', { name: 'Play amount' })
  expect(within(sheet).getByRole('button', { pressed: true }).textContent).toBe(shown(levels[0]!))
  await user.click(within(sheet).getByRole('button', { name: shown(levels.at(-1)!) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(amount()).toBe(shown(levels.at(-1)!))
})

test.each(kinds)(
  'the sheet of amounts leads to the least and the greatest that the balance covers $kind',
  async ({ levels, open }) => {
    const user = await open()
    const press = async (name: string) => {
      await user.click(button('Choose your play amount'))
      const sheet = within(await screen.findByRole('dialog', { name: 'Play amount' }))
      expect(sheet.queryByText(/more than your balance/)).toBeNull()
      await user.click(sheet.getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await press('Max')
    expect(amount()).toBe(shown(levels.at(-1)!))
    await press('Min')
    expect(amount()).toBe(shown(levels[0]!))
  },
)
