import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { generatedFace } from '#kernel/public-face.ts'
import { readTrail } from '#platform/audit/index.ts'
import { readFaces } from '#platform/public-faces.ts'
import { findPlayers } from '#features/back-office/player-admin/contract.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { choosePublicProfile, getPublicProfile, resetPublicName } from '../contract.ts'
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

test('a generated name can be chosen only by the player for whom it was generated', async () => {
  const [player, other] = [await site.player(), await site.player()]
  const { name } = generatedFace(other.playerId)
  expect(await choose(player, name.toUpperCase())).toEqual({ success: false, reasonType: 'name-taken' })
  expect(await faceOf(player)).toMatchObject({ isChosen: false })
  expect(await choose(other, name)).toMatchObject({ success: true, data: { name, avatar: 'owl' } })
})

test('the profile has the face for the header, before and after choosing', async () => {
  const player = await site.player()
  const shown = async () => (await player.call(getProfile)).body.data['publicFace']
  expect(await shown()).toEqual(generatedFace(player.playerId))
  await choose(player, 'Header Comet')
  expect(await shown()).toEqual({ name: 'Header Comet', avatar: 'owl' })
})

describe('an operator', () => {
  const reset = (by: TestClient, playerId: string) =>
    by.call(resetPublicName, { body: { playerId, why: 'a complaint of another player' } })

  test('takes an unfit name once, with an audit entry, and nobody chooses it again', async () => {
    const player = await site.player()
    await choose(player, 'Rude Comet')
    const anna = await signedInOperator(site, 'anna', 'support')
    const found = async () => (await anna.call(findPlayers, { body: { search: player.login } })).body.data.players[0]?.chosenName
    expect(await found()).toBe('Rude Comet')
    const replies = await Promise.all([reset(anna, player.playerId), reset(anna, player.playerId)])
    expect(replies.map(({ body }) => body)).toEqual(
      expect.arrayContaining([{ success: true }, { success: false, reasonType: 'no-chosen-name' }]),
    )
    const entries = (await readTrail(site.context.reader, site.context, { subject: player.playerId, max: 10 })) as {
      what: string
      before: unknown
      why: string
    }[]
    expect(entries.filter(({ what }) => what === 'public-name-reset')).toMatchObject([
      { before: { name: 'Rude Comet' }, why: 'a complaint of another player' },
    ])
    expect(await faceOf(player)).toEqual({ ...generatedFace(player.playerId), isChosen: false })
    expect(await found()).toBeNull()
    for (const each of [player, await site.player()])
      expect(await choose(each, 'RUDE C0met')).toEqual({ success: false, reasonType: 'name-unfit' })
  })

  test('of another role, or a player, takes none', async () => {
    const player = await site.player()
    await choose(player, 'Kept Comet')
    expect((await reset(player, player.playerId)).status).toBe(401)
    expect((await reset(await signedInOperator(site, 'otto', 'auditor'), player.playerId)).status).toBe(403)
    expect(await faceOf(player)).toMatchObject({ name: 'Kept Comet' })
  })
})

test('a guest chooses nothing, and switched off its calls are 404', async () => {
  const body = { name: 'Blue Comet', avatar: 'owl' } as const
  expect(await site.visitor().call(choosePublicProfile, { body })).toMatchObject({ status: 401 })
  await using without = await openTestSite({ options: { 'public-profile': false } })
  expect(await (await without.player()).call(choosePublicProfile, { body })).toMatchObject({ status: 404 })
})
