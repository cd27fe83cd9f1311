import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { merkleRoot } from '#engine/fair/merkle.ts'
import { checkSharedClaim } from '#engine/fair/shared-claim.ts'
import { leafOfTicket } from '#engine/fair/shared-draw.ts'
import type { LotteryRules, DropTimeRules, SharedRules } from '#engine/fair/shared-rules.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, HOUR_MS, toUnixSeconds } from '#kernel/time.ts'
import { closeTicketSales, drawMoments, proveSharedDraw, revealSharedDraw } from './reveal.ts'
import { commitSharedDraw, findSharedDraw, readSharedDraws, readWithSeed, type SharedDrawId } from './shared-draws.ts'

let site: TestSite
let run: Id<'cmp'>
beforeAll(async () => void (site = await openTestSite()))
beforeEach(async () => void (run = await aRun()))
afterAll(() => site.close())

async function aRun(brand = site.context.theme.id): Promise<Id<'cmp'>> {
  const id = site.context.newId('cmp')
  await site.database.pool.query(
    `insert into campaign (id, brand, feature, slug, status, starts_at, audience, words, config, is_exclusive, created_at)
    values ($1, $2, 'lottery', substr($1, 5), 'published', now(), 'everyone', '{}', '{}', false, now())`,
    [id, brand],
  )
  return id
}

const tickets = (count: number): string[] => Array.from({ length: count }, (_, at) => `ticket-${at + 1}`)
const lottery: LotteryRules = { kind: 'lottery', id: 'lottery', winners: 3 }
const dropsAt = (startsAt: number): DropTimeRules => ({
  kind: 'moments',
  id: 'prize-drops',
  count: 6,
  gapSeconds: 60,
  startsAt: toUnixSeconds(startsAt),
  seconds: 86_400,
})
const commit = (rules: SharedRules, name = 'draw') =>
  site.context.transaction((tx) => commitSharedDraw(site.context, tx, { run, name, rules }))
const close = (of: readonly string[]) => site.context.transaction((tx) => closeTicketSales(site.context, tx, draw(), of))
const reveal = (of: readonly string[] = [], which = draw()) =>
  site.context.transaction((tx) => revealSharedDraw(site.context, tx, which, of))
const draw = (name = 'draw'): SharedDrawId => ({ run, name })
const query = (text: string) => site.database.pool.query(text.replaceAll('$run', `'${run}'`))
const momentsOf = async (which: SharedDrawId) => {
  const { draw: known, serverSeed } = await readWithSeed(site.context, site.context.reader, which)
  return drawMoments(known, serverSeed)
}
const proofOf = async () => proveSharedDraw(site.context, (await readWithSeed(site.context, site.context.reader, draw())).draw)

describe('a commitment', () => {
  test('is kept by its name: the same rules return it, other rules are refused, two at once make one', async () => {
    const [one, other] = await Promise.all([commit(lottery), commit(lottery)])
    expect(other).toEqual(one)
    expect(await commit({ winners: 3, id: 'lottery', kind: 'lottery' })).toEqual(one)
    await expect(commit({ ...lottery, winners: 4 })).rejects.toThrow('other rules')
    expect((await commit(lottery, 'second')).commit).not.toBe(one.commit)
  })

  test('is made before the window begins, and by rules by which something can be drawn', async () => {
    const now = site.clock.now()
    await expect(commit(dropsAt(now))).rejects.toThrow('after its window began')
    await expect(commit({ ...lottery, winners: 0 })).rejects.toThrow('nothing can be drawn')
    await expect(commit(lottery, 'n'.repeat(64))).rejects.toThrow('nothing can be drawn')
    const drops = dropsAt(now + HOUR_MS)
    const one = await commit(drops)
    site.advance(2 * HOUR_MS)
    expect(await commit(drops)).toEqual(one)
  })

  test('cannot be changed in the database, and a seed of another draw does not open', async () => {
    await commit(lottery)
    await commit(lottery, 'second')
    for (const change of [`commit = '${'0'.repeat(64)}'`, `rules = '{}'`, `committed_at = now()`]) {
      await expect(query(`update promotion.shared_draw set ${change} where run = $run and name = 'draw'`)).rejects.toThrow(
        'append-only',
      )
    }
    await expect(query('delete from promotion.shared_draw where run = $run')).rejects.toThrow('append-only')
    await query(`
      update promotion.shared_draw d set server_seed = o.server_seed from promotion.shared_draw o
      where d.run = $run and o.run = $run and d.name = 'draw' and o.name = 'second'`)
    await expect(readWithSeed(site.context, site.context.reader, draw())).rejects.toThrow()
  })
})

describe('moments', () => {
  test('are known to the schedule alone, and proved once the window is over', async () => {
    const startsAt = site.clock.now() + HOUR_MS
    const { commit: shown } = await commit(dropsAt(startsAt))
    const moments = await momentsOf(draw())
    expect(moments).toHaveLength(6)
    expect(moments[0]).toBeGreaterThanOrEqual(Math.floor(startsAt / 1_000) * 1_000)
    await expect(reveal()).rejects.toThrow('moments to come')
    expect(await proofOf()).toBeUndefined()
    site.advance(HOUR_MS + DAY_MS)
    const revealed = await reveal()
    expect(revealed.revealedAt).toBe(site.clock.now())
    const claim = await proofOf()
    expect(claim).toMatchObject({ commit: shown, moments: moments.map((at) => at / 1_000) })
    expect(checkSharedClaim(JSON.stringify(claim))).toMatchObject({ ok: true, value: { verified: { isTrue: true } } })
  })
})

describe('a lottery', () => {
  test('is drawn among the tickets of its closed sales, once, and anyone can check it', async () => {
    await commit(lottery)
    const sold = tickets(1_000)
    await expect(reveal(sold)).rejects.toThrow('still sells tickets')
    const closed = await close(sold)
    expect(closed.sales).toEqual({ root: merkleRoot(sold.map(leafOfTicket)), size: 1_000 })
    site.advance(HOUR_MS)
    const [one, other] = await Promise.all([reveal(sold), reveal(sold)])
    expect(other!.winners).toEqual(one!.winners)
    expect(one!.winners).toHaveLength(3)
    expect(await reveal()).toEqual(one)
    const claim = await proofOf()
    for (const text of [JSON.stringify(claim), JSON.stringify({ ...claim, tickets: sold })]) {
      expect(checkSharedClaim(text)).toMatchObject({ ok: true, value: { verified: { isTrue: true, faults: [] } } })
    }
  })

  test('refuses other tickets than those it was closed with', async () => {
    await commit(lottery)
    await close(tickets(10))
    expect((await close(tickets(10))).sales!.size).toBe(10)
    await expect(close(tickets(11))).rejects.toThrow('other tickets')
    await expect(reveal(tickets(9))).rejects.toThrow('other tickets')
    await expect(query(`update promotion.shared_draw set size = 11 where run = $run`)).rejects.toThrow('append-only')
    await reveal(tickets(10))
    await expect(query(`update promotion.shared_draw set winners = '[]' where run = $run`)).rejects.toThrow('append-only')
    await expect(query(`update promotion.shared_draw set revealed_at = null, winners = null where run = $run`)).rejects.toThrow(
      'append-only',
    )
  })

  test('of no tickets has no winners', async () => {
    await commit(lottery)
    await close([])
    expect((await reveal()).winners).toEqual([])
  })
})

test('a draw of moments sells no tickets, and a lottery has no moments', async () => {
  await commit(lottery)
  await commit(dropsAt(site.clock.now() + HOUR_MS), 'drops')
  await expect(site.context.transaction((tx) => closeTicketSales(site.context, tx, draw('drops'), []))).rejects.toThrow(
    'no tickets',
  )
  await expect(momentsOf(draw())).rejects.toThrow('is a lottery')
  await expect(reveal([], draw('missing'))).rejects.toThrow('never committed')
})

test('the list shows the draws of its brand, a page at a time', async () => {
  const commits: string[] = []
  for (const name of ['one', 'two', 'three']) {
    site.advance(1_000)
    commits.unshift((await commit(lottery, name)).commit)
  }
  run = await aRun('another')
  const { commit: elsewhere } = await commit(lottery)
  const page = async (after?: string) =>
    (await readSharedDraws(site.context, { after, limit: 2 })).map(({ commit: each }) => each)
  expect(await page()).toEqual(commits.slice(0, 2))
  expect((await page(commits[1]))[0]).toBe(commits[2])
  expect(await findSharedDraw(site.context, commits[0]!)).toMatchObject({ name: 'three' })
  expect(await findSharedDraw(site.context, elsewhere)).toBeUndefined()
})
