import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { generatedFace } from '#kernel/public-face.ts'
import { readFaces } from '#platform/public-faces.ts'
import { choosePublicProfile, getPublicProfile } from '../contract.ts'
import { publicProfileServer } from './index.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const choose = async (player: TestPlayer, name: string) =>
  (await player.call(choosePublicProfile, { body: { name, avatar: 'owl' } })).body
const faceOf = async (player: TestPlayer) => (await player.call(getPublicProfile)).body.data

test('a player has a generated face until choosing one, and others read what was chosen', async () => {
  const player = await site.player()
  expect(await faceOf(player)).toEqual({ ...generatedFace(player.playerId), isChosen: false })
  const chosen = { name: 'Night Reader', avatar: 'owl', isChosen: true }
  expect(await choose(player, ' Night   Reader ')).toEqual({ success: true, data: chosen })
  expect(await choose(player, 'Night Reader')).toEqual({ success: true, data: chosen })
  expect(await faceOf(player)).toEqual(chosen)
  const other = await site.player()
  const read = await readFaces(site.context.reader, [publicProfileServer], [player.playerId, other.playerId])
  expect(read(player.playerId)).toEqual({ name: 'Night Reader', avatar: 'owl' })
  expect(read(other.playerId)).toEqual(generatedFace(other.playerId))
})

test('an unfit name is refused with its reason, and changes nothing', async () => {
  const player = await site.player()
  expect(await choose(player, 'Admin')).toEqual({ success: false, reasonType: 'name-reserved' })
  expect(await faceOf(player)).toMatchObject({ isChosen: false })
})

test('a name belongs to one player of the brand, also when two choose it at once', async () => {
  const players = [await site.player(), await site.player()]
  const replies = await Promise.all(players.map((player, nth) => choose(player, nth ? 'Blue Comet' : 'BLUE C0MET')))
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
  expect(replies.find(({ success }) => !success)).toEqual({ success: false, reasonType: 'name-taken' })
})

test('a guest chooses nothing, and switched off its calls are 404', async () => {
  const body = { name: 'Blue Comet', avatar: 'owl' } as const
  expect(await site.visitor().call(choosePublicProfile, { body })).toMatchObject({ status: 401 })
  await using without = await openTestSite({ options: { 'public-profile': false } })
  expect(await (await without.player()).call(choosePublicProfile, { body })).toMatchObject({ status: 404 })
})
