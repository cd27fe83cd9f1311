import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jestersDeck as game } from '#games/all.ts'
import type { Choice } from '#engine/round-contract.ts'
import { openTable } from '../../testing/open-table.tsx'
import { findNonce, stagedRound } from '../../testing/staged-table.ts'
import { betweenPresses, onStillScreen } from '../../testing/still-screen.ts'

const amount = game.definition.betLevels.TournamentPoints[0]!
const ALL: Choice = { kind: 'hold', cards: [0, 1, 2, 3, 4] }
const find = (nonce: number, type: string, ...choices: Choice[]) =>
  stagedRound(game, nonce, { amount }, choices).events.find((event) => event.type === type) as Record<string, unknown> | undefined
const dealtRank = (nonce: number) => find(nonce, 'handDealt')?.['rank']
const bestOf = (nonce: number) => find(nonce, 'holdReviewed', ALL)?.['best'] as number[]

onStillScreen()

async function open(nonce: number) {
  const opened = await openTable(game.slug, nonce)
  await screen.findByRole('group', { name: 'Your cards' })
  return opened
}
const card = (place: number) => screen.getByRole('button', { name: new RegExp(`^Card ${place}: `) })
const button = (name: string) => screen.getByRole('button', { name })
const said = () => [...document.querySelectorAll('[role="log"], [role="status"]')].map(({ textContent }) => textContent).join(' ')
const made = () => document.querySelector('.vp-pays [data-is-made]')

test('a hand is dealt, held, drawn, paid and reviewed', async () => {
  const nonce = findNonce((at) => dealtRank(at) === 'high-pair' && bestOf(at).length === 2)
  const best = bestOf(nonce)
  const { user, calls } = await open(nonce)
  await user.click(button('Deal'))
  await waitFor(() => expect(button('Draw 5')).toBeTruthy())
  expect(made()?.textContent).toContain('Kings or better')
  for (const place of best) await user.click(card(place + 1))
  expect(card(best[0]! + 1).getAttribute('aria-pressed')).toBe('true')
  const kept = card(best[0]! + 1).getAttribute('aria-label')
  await betweenPresses()
  await user.click(button('Draw 3'))
  await waitFor(() => expect(document.querySelector('.vp-review')).toBeTruthy())
  expect(card(best[0]! + 1).getAttribute('aria-label')).toBe(kept)
  expect(calls('/choose/')).toMatchObject([{ choice: { kind: 'hold', cards: best } }])
  expect(document.querySelector('.vp-review')?.textContent).toContain('Perfect hold')
  expect(said()).toMatch(/Best hold: cards \d, \d, 1\.\d{3}× your play amount on average\. Yours: 1\.\d{3}×\./)
  expect(made()?.getAttribute('data-is-made')).toBe('paid')
})

test('keys 1 to 5 toggle a hold, D draws; a worse hold is shown beside the better one', async () => {
  const nonce = findNonce((at) => dealtRank(at) === 'three-of-a-kind' && bestOf(at).length === 3)
  const { user, calls } = await open(nonce)
  await user.click(button('Deal'))
  await waitFor(() => expect(button('Draw 5')).toBeTruthy())
  await user.keyboard('125')
  await user.keyboard('2')
  expect([1, 2, 3, 4, 5].map((place) => card(place).getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'false',
    'false',
    'true',
  ])
  await betweenPresses()
  await user.keyboard('d')
  await waitFor(() => expect(document.querySelector('.vp-review')?.textContent).toContain('Best hold'))
  expect(calls('/choose/')).toMatchObject([{ choice: { kind: 'hold', cards: [0, 4] } }])
  expect(document.querySelectorAll('.vp-mini')).toHaveLength(3)
})

test('a new hand starts without holds', async () => {
  const { user } = await open(3)
  await user.click(button('Deal'))
  await waitFor(() => expect(button('Draw 5')).toBeTruthy())
  await user.keyboard('12345')
  await betweenPresses()
  await user.click(button('Hold all'))
  await waitFor(() => expect(document.querySelector('.vp-review')).toBeTruthy())
  await user.click(button('Deal'))
  await waitFor(() => expect(button('Draw 5')).toBeTruthy())
  expect(document.querySelectorAll('.vp-card[aria-pressed="true"]')).toHaveLength(0)
})
