import { afterAll, beforeAll, expect, test } from 'vitest'
import { misfitsOf } from '#apps/site/testing/misfits.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played } from '#apps/site/testing/spins.ts'
import { openRun } from '#apps/site/testing/trials/trial.ts'
import { checkSharedClaim } from '#engine/fair/shared-claim.ts'
import { listSharedDraws, proveSharedDraw, rotateSeeds } from '#features/play/fair-play/contract.ts'
import type { RouteContract } from '#kernel/contract.ts'
import { drawHiddenAmount } from '#engine/fair/shared-draw.ts'
import { playableGames } from '#games/all.ts'
import { mustDropsOf } from '#kernel/must-drops.ts'
import { DAY_MS } from '#kernel/time.ts'
import { poolIdsOf } from '#platform/jackpots/jackpot-pools.ts'
import { readOpenDrops } from '#platform/jackpots/must-drops.ts'
import { openMustDrops } from './open-must-drops.ts'

const lines: string[] = []
let site: TestSite
beforeAll(async () => void (site = await openTestSite({ logTo: { write: (line) => void lines.push(line) } })))
afterAll(() => site.close())

/** Every row of every table as text, bytes as hexadecimal: what a copy of the database holds. */
async function everyRow(): Promise<string> {
  const { rows: tables } = await site.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and has_schema_privilege(schemaname, 'usage') order by 1`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await site.database.pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

/** Every reply to every call by which an operator reads, about this run where the call names one. */
async function everyReply(run: string): Promise<string> {
  const owner = await signedInOperator(site, 'reads-all')
  const reads = site.slices
    .flatMap(({ routes = [] }) => routes.map(({ contract }) => contract as RouteContract))
    .filter(({ path, effect }) => path.startsWith('/rest/operator/') && effect === 'read')
  expect(reads.length).toBeGreaterThan(20)
  const texts: string[] = []
  for (const contract of reads) {
    const fit = (part: RouteContract['query']) => part && about(misfitsOf(part).fit, run)
    const input = { params: fit(contract.params), query: fit(contract.query), body: fit(contract.body) }
    texts.push(JSON.stringify((await owner.call(contract, input as never)).body))
  }
  return texts.join('\n')
}

const about = (input: unknown, run: string): unknown =>
  typeof input === 'object' && input !== null
    ? { ...input, ...('id' in input && { id: run }), ...('run' in input && { run }) }
    : input

const base64 = (hex: string): string => Buffer.from(hex, 'hex').toString('base64')
/** The hidden amounts of all must-drop jackpots, which only the site's secret opens. */
const hiddenAmounts = () =>
  site.context.transaction(async (tx) => {
    const games = playableGames.filter(({ slug }) => mustDropsOf(slug).length > 0)
    const pools = games.flatMap((game) => poolIdsOf(site.theme.id, game))
    const draws = await Promise.all(pools.map((poolId) => readOpenDrops(site.context, tx, poolId)))
    return draws.flat().map(({ rules, name, commit, serverSeed }) => {
      return { commit, serverSeed, amount: drawHiddenAmount(rules, { serverSeed, name }).values[0]! }
    })
  })
/** An instant in each notation that a table, reply or log might use. */
const writtenOf = (second: number): string[] => {
  const iso = new Date(second * 1_000).toISOString()
  return [String(second), iso.slice(0, 19), iso.slice(0, 19).replace('T', ' ')]
}

test('JP-3 a secret moment, the hidden amount of a jackpot and the seed of a round’s are in no copy of the database, no operator’s reply and no log', async () => {
  const { run } = await openRun(site, {
    feature: 'prize-drops',
    config: { minimalLevelPlay: 1, openMinutes: 5, kinds: [{ prizeLvl: 3, prizeValue: 500_000, count: 240 }] },
    lastsMs: DAY_MS,
  })
  await openMustDrops(site.context)
  const player = await mintWith(site, { coins: 1_000_000 })
  await played(player, { slug: 'clover-crown', stake: 10_000 })
  await site.promotions.runDue()
  const readable = [await everyRow(), await everyReply(run), lines.join('\n')]
  expect(readable.map((text) => text.length > 1_000)).toEqual([true, true, true])
  const findable = (secrets: readonly string[]) => secrets.filter((secret) => readable.some((text) => text.includes(secret)))
  for (const text of readable.slice(0, 2)) expect(text).toContain(run)

  const hidden = await hiddenAmounts()
  expect(hidden).toHaveLength(24)
  const isReadable = (amount: number) => readable.some((text) => new RegExp(`\\b${amount}\\b`).test(text))
  for (const { commit, serverSeed } of hidden) {
    expect(findable([commit])).toHaveLength(1)
    expect(findable([serverSeed, base64(serverSeed)])).toEqual([])
  }
  // Amounts of entries have few digits, which other numbers have too.
  expect(hidden.map(({ amount }) => amount).filter((amount) => amount > 1_000_000 && isReadable(amount))).toEqual([])

  const { revealed } = (await player.call(rotateSeeds, { body: { mode: 'TournamentPoints' } })).body.data
  expect(revealed.rounds).toBe(1)
  expect(findable([revealed.commit])).toHaveLength(1)
  expect(findable([revealed.serverSeed, base64(revealed.serverSeed)])).toEqual([])

  site.advance(2 * DAY_MS)
  await site.promotions.runDue()
  const visitor = site.visitor()
  const { draws } = (await visitor.call(listSharedDraws, { query: {} })).body.data
  expect(draws).toHaveLength(2)
  for (const { commit } of draws) {
    const { proof } = (await visitor.call(proveSharedDraw, { query: { commit } })).body.data
    expect(checkSharedClaim(JSON.stringify(proof))).toMatchObject({ ok: true, value: { verified: { isTrue: true } } })
    const { serverSeed, moments } = proof as { serverSeed: string; moments: number[] }
    expect(findable([commit])).toHaveLength(1)
    expect(moments.length).toBeGreaterThan(50)
    expect(findable([serverSeed, base64(serverSeed), ...moments.flatMap(writtenOf)])).toEqual([])
  }
})
