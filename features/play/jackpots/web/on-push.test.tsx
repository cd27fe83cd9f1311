import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { openPushPage } from '#apps/site/web/testing/push-page.tsx'
import { keyOf } from '#ui/api/query.ts'
import { jackpotsPush, listJackpots } from '../contract.ts'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('pushed jackpots replace those a page shows, for that game only', async () => {
  const { push, queries } = await openPushPage('jackpots')
  const keyFor = (slug: string) => keyOf(listJackpots, { params: { slug } })
  const jackpots = [{ mode: 'TournamentPoints' as const, tier: 'grand', amount: 7 }]
  for (const slug of ['crown', 'other']) queries.setQueryData(keyFor(slug), { success: true, data: { game: slug, jackpots: [] } })
  await push(jackpotsPush, { game: 'crown', jackpots })
  await waitFor(() => expect(queries.getQueryData(keyFor('crown'))).toMatchObject({ data: { jackpots } }))
  expect(queries.getQueryData(keyFor('other'))).toMatchObject({ data: { jackpots: [] } })
  await push(jackpotsPush, { game: 'unseen', jackpots })
  expect(queries.getQueryData(keyFor('unseen'))).toBeUndefined()
})
