import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playSeeded } from '#engine/play.ts'
import { higherGround } from '#games/all.ts'
import { CLIENT_SEED, SERVER_SEED } from '../../testing/staged-rounds.ts'
import { nameless, openTable } from '../../testing/open-table.tsx'
import { betweenPresses, onStillScreen } from '../../testing/still-screen.ts'

onStillScreen()

const bet = { amount: higherGround.definition.betLevels.TournamentPoints[0]! }
const guess = (name: RegExp) => screen.getByRole('button', { name })
const collect = () => screen.getByRole('button', { name: /^Collect/ })
const main = () => document.querySelector<HTMLElement>('.spin-button')!

/** The first round whose first card is neither ace nor king and whose next card is as asked. */
function nonceOf(isHigher: boolean): number {
  for (let nonce = 0; ; nonce++) {
    const { events } = playSeeded(higherGround.definition, { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce }, bet, [
      { kind: 'skip' },
    ])
    const [first, next] = events.flatMap((event) => ('card' in event ? event.card.rank : []))
    if (first! > 1 && first! < 13 && next !== first && next! > first! === isHigher) return nonce
  }
}

test('a right guess raises the prize, and collecting pays what the button says', async () => {
  const { user, calls, reached, said, won } = await openTable('higher-ground', nonceOf(true))
  await user.click(screen.getByRole('button', { name: 'Deal' }))
  await reached('choosing')
  expect(screen.queryByRole('button', { name: /^Collect/ })).toBeNull()
  await user.click(guess(/^Higher or same/))
  await reached('choosing')
  const offered = /\d+/.exec(collect().textContent ?? '')![0]
  await betweenPresses()
  await user.click(collect())
  await reached('idle')
  expect(calls('/choose/')).toMatchObject([{ choice: { kind: 'higher' } }, { choice: { kind: 'cash-out' } }])
  expect(said()).toContain(`Collected ${offered}`)
  expect(won()).toMatch(/^(Paid|Win)/)
})

test('the main button deals, makes the likelier guess, and then collects', async () => {
  const { user, calls, reached } = await openTable('higher-ground', nonceOf(true))
  await user.click(main())
  await reached('choosing')
  expect(main().textContent).toMatch(/^(Higher|Lower)$/)
  const likelier = main().textContent!.toLowerCase()
  await betweenPresses()
  await user.click(main())
  await waitFor(() => expect(calls('/choose/')).toHaveLength(1))
  expect(calls('/choose/')).toMatchObject([{ choice: { kind: likelier } }])
})

test('a wrong guess ends the round without a win', async () => {
  const { user, reached, said, won } = await openTable('higher-ground', nonceOf(false))
  await user.click(screen.getByRole('button', { name: 'Deal' }))
  await reached('choosing')
  await user.click(guess(/^Higher or same/))
  await reached('idle')
  expect(said()).toContain('wrong. The round is over.')
  expect(won()).toBeNull()
})

test('keys guess and skip, and a skip is counted', async () => {
  const { user, calls, reached } = await openTable('higher-ground', nonceOf(true))
  await user.click(screen.getByRole('button', { name: 'Deal' }))
  await reached('choosing')
  await user.keyboard('k')
  await reached('choosing')
  expect(calls('/choose/')).toMatchObject([{ choice: { kind: 'skip' } }])
  expect(guess(/^Skip/).textContent).toContain('23 left')
  expect(document.querySelectorAll('.hl-past li')).toHaveLength(2)
})

test('everything on the board has a name', async () => {
  const { user, reached } = await openTable('higher-ground')
  expect(nameless()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Deal' }))
  await reached('choosing')
  expect(nameless()).toEqual([])
})
