import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { choose, getChoices } from '../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

describe('choices', () => {
  test('start with the non-promotional kinds on, and changes are audited', async () => {
    const player = await site.player()
    expect((await player.call(getChoices)).body.data).toEqual([
      { kind: 'sign-in', isOn: true },
      { kind: 'redemption', isOn: true },
      { kind: 'care', isOn: true },
      { kind: 'daily-prize', isOn: false },
      { kind: 'free-spins', isOn: false },
      { kind: 'prize', isOn: false },
      { kind: 'reminder', isOn: true },
    ])
    const chosen = await player.call(choose, { body: { kind: 'daily-prize', isOn: true } })
    expect(chosen.body.data[3]).toEqual({ kind: 'daily-prize', isOn: true })
    expect((await player.call(getChoices)).body.data).toEqual(chosen.body.data)
    const { rows } = await site.database.pool.query('select what, after from audit_event where subject = $1', [player.playerId])
    expect(rows).toContainEqual({ what: 'notifications-chosen', after: { kind: 'daily-prize', isOn: true } })
  })
  test('belong to one player, and do not exist while the slice is switched off', async () => {
    const body = { kind: 'reminder', isOn: false } as const
    expect((await site.visitor().call(choose, { body })).status).toBe(401)
    const player = await site.player()
    const turn = async (isOn: boolean) => {
      await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'notifications', isOn }))
      await site.liveSettings.refresh()
    }
    await turn(false)
    expect((await player.call(choose, { body })).status).toBe(404)
    await turn(true)
    expect((await player.call(choose, { body })).body.data).toContainEqual({ kind: 'reminder', isOn: false })
  })
})
