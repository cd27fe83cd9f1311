import { expect, test } from 'vitest'
import { openTestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, SLUG } from '#apps/site/testing/spins.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { getPlaying } from '../contract.ts'

test('a game tells how many play it, once they are three, and for as long as they do', async () => {
  await using site = await openTestSite()
  const playing = async () => (await site.visitor().call(getPlaying)).body.data.games
  const count = async () => {
    site.advance(MINUTE_MS)
    await site.runJobs()
  }
  const players = await Promise.all([1, 2, 3].map(() => mintWith(site, { coins: 100_000 })))
  for (const player of players.slice(0, 2)) await played(player)
  await played(players[0]!)
  await count()
  expect(await playing()).toEqual({})
  await played(players[2]!)
  await count()
  expect(await playing()).toEqual({ [SLUG]: 3 })
  // Two of them left more than three minutes ago.
  await count()
  await count()
  await played(players[0]!)
  await count()
  expect(await playing()).toEqual({})
})

test('a count that no job renews is not shown', async () => {
  await using site = await openTestSite()
  const players = await Promise.all([1, 2, 3].map(() => mintWith(site, { coins: 100_000 })))
  for (const player of players) await played(player)
  site.advance(MINUTE_MS)
  await site.runJobs()
  site.advance(10 * MINUTE_MS)
  expect((await site.visitor().call(getPlaying)).body.data.games).toEqual({})
})
