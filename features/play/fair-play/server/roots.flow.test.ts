import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { rootOf } from '#engine/fair/merkle.ts'
import { DAY_MS } from '#kernel/time.ts'
import { getInclusion, getSeeds, listRoots } from '../contract.ts'
import { publishRoot, signedText } from './commitment-roots.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const publish = () => publishRoot(site.context)
const rootsNow = async () => (await site.visitor().call(listRoots)).body.data.roots
const KEY_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

test('FAIR-8 each day the hashes of all players are published as one signed root, and each hash has a proof that leads to it', async () => {
  const players = [await site.player(), await site.player(), await site.player()]
  site.advance(DAY_MS)
  await Promise.all([publish(), publish()])
  const [root, ...others] = await rootsNow()
  expect(others).toEqual([])
  expect(root).toMatchObject({ size: 9, previous: '0'.repeat(64) })
  const key = createPublicKey({
    key: Buffer.concat([KEY_PREFIX, Buffer.from(root!.publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  })
  const text = signedText({ ...root!, fromAt: Date.parse(root!.fromAt), untilAt: Date.parse(root!.untilAt) })
  expect(verify(null, Buffer.from(text), key, Buffer.from(root!.signature, 'hex'))).toBe(true)
  expect(verify(null, Buffer.from(`${text}1`), key, Buffer.from(root!.signature, 'hex'))).toBe(false)

  const [player, other] = [players[0]!, players[1]!]
  const [pair] = (await player.call(getSeeds)).body.data.next
  const inclusionOf = async (who: typeof player) =>
    (await who.call(getInclusion, { query: { commit: pair!.commit } })).body.data.inclusion
  expect(rootOf((await inclusionOf(player))!)).toBe(root!.root)
  expect(await inclusionOf(other)).toBeNull()
})

test('each root names the previous one, even for a day without hashes, and no root can be changed', async () => {
  const [before] = await rootsNow()
  site.advance(2 * DAY_MS)
  await publish()
  await publish()
  const [after, previous, ...older] = await rootsNow()
  expect([previous, ...older]).toHaveLength(1)
  expect(after).toMatchObject({ previous: before!.root, fromAt: before!.untilAt })
  await expect(site.database.pool.query('update fair_root set size = size + 1')).rejects.toThrow('append-only')
  await expect(site.database.pool.query('delete from fair_root')).rejects.toThrow('append-only')
})
