import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played } from '#apps/site/testing/spins.ts'
import { openVoids } from '#apps/site/testing/void-rounds.ts'
import { checkInvariants } from '#ledger/index.ts'

vi.mock(import('#engine/families.ts'), async (original) => (await import('./test-games.ts')).withTestFamilies(await original()))
vi.mock(import('#games/all.ts'), async (original) => (await import('./test-games.ts')).withTestGames(await original()))

const logged: string[] = []
let site: TestSite
let voids: Awaited<ReturnType<typeof openVoids>>
beforeAll(async () => {
  site = await openTestSite({ logTo: { write: (line) => void logged.push(line) } })
  voids = await openVoids(site)
})
afterAll(() => site.close())

test('ROUND-8 a pooled jackpot of a void round stays paid, and its pool keeps what rounds contributed', async () => {
  const scopeOf = voids.since('crown')
  const player = await mintWith(site, { coins: 100_000 }, { isTest: false })
  const { round } = await played(player, { slug: 'crown', stake: 1_000, params: { hits: ['mini'] } })
  const scope = scopeOf()
  const preview = await voids.preview(scope)
  const [sum] = preview.success ? preview.data.sums : []
  expect(sum!.jackpots).toBeGreaterThan(0)
  expect(sum!.win + sum!.jackpots).toBe(round.win)
  const pooled = async () =>
    (await site.database.pool.query("select sum(amount)::int as minor from ledger.entry where house = 'jackpot-pool'")).rows[0]
      .minor
  const before = await pooled()
  await voids.voidAll(scope, { takesWins: true })
  expect(await pooled()).toBe(before)
  expect(await voids.balancesOf(player)).toMatchObject({ coins: 100_000n, tourPoints: BigInt(sum!.jackpots) })
})

test('ROUND-8 of a win with a pooled jackpot in it the rest alone is taken back', async () => {
  const player = await mintWith(site, { coins: 100_000 }, { isTest: false })
  const { id, fromWon, win } = await voids.winOne(player)
  const kept = (await voids.balancesOf(player)).tourPoints
  await site.database.pool.query(
    `insert into jackpot_win (round, tier, brand, game, mode, player, at, stake, amount, held, remaining, seed, contributed)
     select id, 'mini', $2, game, mode, player, at, stake, 7, 7, 0, 0, 7 from game_round where id = $1`,
    [id, site.theme.id],
  )
  const { round } = await voids.voidAll({ kind: 'round', round: id }, { takesWins: true })
  expect(round).toBe(id)
  expect((await voids.balancesOf(player)).tourPoints).toBe(kept + BigInt(fromWon) - BigInt(win) + 7n)
})

test('ROUND-8 a round that cannot be settled stays open and blocks no other one of its act', async () => {
  const scopeOf = voids.since('ladder')
  const [stuck, other] = [await mintWith(site, { coins: 10_000 }), await mintWith(site, { coins: 10_000 })]
  const { round } = await played(stuck, { slug: 'ladder', stake: 1_000 })
  await played(other, { slug: 'ladder', stake: 1_000 })
  await site.database.pool.query("update game_round set definition_hash = 'lost' where id = $1", [round.id])
  const id = await voids.approved(scopeOf())
  await voids.runJob()
  expect(logged.filter((line) => line.includes('an open round could not be settled') && line.includes(round.id))).toHaveLength(1)
  await expectPostings(site, other, 'round-void', [{ coins: 1_000 }])
  expect(await voids.actOf(id)).toMatchObject({ state: 'running', left: [{ rounds: 1, open: 1 }] })
  await site.database.pool.query('update game_round set definition_hash = $2 where id = $1', [
    round.id,
    round.proof.definitionHash,
  ])
  await voids.runJob()
  await expectPostings(site, stuck, 'round-void', [{ coins: 1_000 }])
  expect((await voids.actOf(id)).state).toBe('done')
})

test('the ledger is whole after all acts', async () => {
  expect(await checkInvariants(site.database.reader)).toEqual([])
})
