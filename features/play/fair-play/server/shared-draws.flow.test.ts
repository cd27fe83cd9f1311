import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { rootOf } from '#engine/fair/merkle.ts'
import { checkSharedClaim } from '#engine/fair/shared-claim.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS } from '#kernel/time.ts'
import { closeTicketSales, revealSharedDraw } from '#promotions/shared-draws/reveal.ts'
import { commitSharedDraw } from '#promotions/shared-draws/shared-draws.ts'
import { getInclusion, listSharedDraws, proveSharedDraw } from '../contract.ts'
import { publishRoot } from './commitment-roots.ts'

let site: TestSite
let run: Id<'cmp'>
beforeAll(async () => {
  site = await openTestSite()
  run = site.context.newId('cmp')
  await site.database.pool.query(
    `insert into campaign (id, brand, feature, slug, status, starts_at, audience, words, config, is_exclusive, created_at)
    values ($1, $2, 'lottery', 'draw', 'published', now(), 'everyone', '{}', '{}', false, now())`,
    [run, site.context.theme.id],
  )
})
afterAll(() => site.close())

const commit = (name: string) =>
  site.context.transaction((tx) =>
    commitSharedDraw(site.context, tx, { run, name, rules: { kind: 'lottery', id: 'lottery', winners: 2 } }),
  )
const drawAmong = (name: string, tickets: string[]) =>
  site.context.transaction(async (tx) => {
    await closeTicketSales(site.context, tx, { run, name }, tickets)
    await revealSharedDraw(site.context, tx, { run, name }, tickets)
  })
const proofOf = (hash: string) => site.visitor().call(proveSharedDraw, { query: { commit: hash } })

test('FAIR-9 a visitor sees the hash before the draw, and gets the whole proof after it', async () => {
  const drawn = await commit('draw')
  const list = () => site.visitor().call(listSharedDraws, { query: {} })
  expect((await list()).body.data).toMatchObject({
    draws: [{ sharedDraw: `${run}/draw`, commit: drawn.commit, sales: null, revealedAt: null }],
    olderAfter: null,
  })
  expect((await proofOf(drawn.commit)).body.data.proof).toBeNull()
  await drawAmong('draw', ['a', 'b', 'c'])
  expect((await list()).body.data.draws[0]).toMatchObject({ sales: { size: 3 }, revealedAt: expect.any(String) })
  const { proof } = (await proofOf(drawn.commit)).body.data
  expect(checkSharedClaim(JSON.stringify(proof))).toMatchObject({ ok: true, value: { verified: { isTrue: true } } })
  expect(JSON.stringify((await list()).body)).not.toContain(proof!.serverSeed)
})

test('an unknown hash is not found, and a malformed one is refused', async () => {
  expect((await proofOf('0'.repeat(64))).status).toBe(404)
  expect((await proofOf('draw')).status).toBe(422)
})

test('FAIR-8 the hash of a shared seed is a leaf of the day’s root', async () => {
  const drawn = await commit('later')
  const player = await site.player()
  site.advance(DAY_MS)
  await publishRoot(site.context)
  const { inclusion } = (await player.call(getInclusion, { query: { commit: drawn.commit } })).body.data
  expect(inclusion!.root).toBe(rootOf(inclusion!))
})
