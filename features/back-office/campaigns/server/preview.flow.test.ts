import { afterAll, beforeAll, expect, test } from 'vitest'
import { PREVIEW_PLAYERS, type PreviewPlayer } from '#kernel/campaign-preview.ts'
import { DAY_MS, localTimeOf } from '#kernel/time.ts'
import * as contract from '../contract.ts'
import { openTestAdmin, type TestAdmin } from './testing/admin-site.ts'

let admin: TestAdmin
beforeAll(async () => void (admin = await openTestAdmin()))
afterAll(() => admin.site.close())

const inDays = (days: number) => localTimeOf(admin.site.clock.now() + days * DAY_MS, admin.site.theme.timeZone)
/** After everything that a player does on that day. */
const lateOn = (days: number) => `${inDays(days).slice(0, 11)}23:00`
async function preview(id: string, over: Partial<contract.PlanOnDesk> = {}, player: PreviewPlayer = 'active', at = inDays(3)) {
  const { plan } = await admin.read(id)
  return (await admin.ann.call(contract.previewPlan, { body: { id, plan: { ...plan, ...over }, player, at } })).body
}
const stored = async () => (await admin.site.database.pool.query('select count(*)::int as n from promotion.grant')).rows[0]

test('an unsaved plan is previewed by its step, with its page in both languages, and nothing is stored', async () => {
  const id = await admin.draft()
  const before = await admin.read(id)
  const { words } = before.plan
  const es = { ...words.es, title: 'Juguete' }
  const at = { startsAt: inDays(0), endsAt: inDays(7) }
  const [once, again] = await Promise.all(
    [1, 2].map(() => preview(id, { ...at, words: { en: words.en, es }, config: { every: 5, coins: 700 } })),
  )
  if (!once?.success) throw new Error(once?.reasonType)
  expect(again).toEqual(once)
  const rounds = once.data.steps.filter(({ name }) => name === 'round.settled')
  // 20 rounds a day, and 700 for each fifth.
  expect(rounds.map(({ count, coins }) => [count, coins])).toEqual(rounds.map(() => [20, 2_800]))
  expect(rounds.length).toBeGreaterThanOrEqual(2)
  expect(once.data).toMatchObject({ sees: true, joins: true, picture: 'gift', page: { en: { state: 'running', title: 'Toy' } } })
  expect(once.data.page.es.title).toBe('Juguete')
  const ended = await preview(id, at, 'new', inDays(8))
  expect(ended.success && ended.data.page.en.state).toBe('ended')
  const planned = await preview(id, at, 'new', inDays(-1))
  expect(planned).toMatchObject({ success: true, data: { steps: [], page: { en: { state: 'planned' } } } })
  expect(await admin.read(id)).toEqual(before)
  expect(await stored()).toEqual({ n: 0 })
})

test('what cannot be previewed says why', async () => {
  const id = await admin.draft()
  expect(await preview(id, { config: { every: 0 } })).toEqual({ success: false, reasonType: 'not-valid' })
  const unbuilt = await admin.draft(admin.ann, 'notice')
  expect(await preview(unbuilt)).toEqual({ success: false, reasonType: 'not-on-engine' })
  const { plan } = await admin.read(id)
  const unknown = await admin.ann.call(contract.previewPlan, { body: { id: 'cmp_no', plan, player: 'new', at: inDays(1) } })
  expect(unknown.status).toBe(404)
})

test('every template on the engine is previewed, each as another kind of player', async () => {
  const { templates } = (await admin.ann.call(contract.listTemplates)).body.data
  const { features } = (await admin.ann.call(contract.listCampaigns)).body.data
  const onEngine = new Set(features.filter(({ isOnEngine }) => isOnEngine).map(({ id }) => id))
  const firsts = templates.filter(({ feature, nth }) => onEngine.has(feature) && nth === 0)
  expect(firsts.length).toBeGreaterThan(5)
  const empty: string[] = []
  for (const [index, { feature }] of firsts.entries()) {
    const id = await admin.draft(admin.ann, feature)
    let steps = 0
    // Some rest on purchases, which not every player makes.
    for (let other = 0; steps === 0 && other < PREVIEW_PLAYERS.length; other++) {
      const player = PREVIEW_PLAYERS[(index + other) % PREVIEW_PLAYERS.length]!
      const shown = await preview(id, { startsAt: null, endsAt: inDays(30) }, player, lateOn(6))
      if (!shown.success) throw new Error(`${feature} as ${player}: ${shown.reasonType}`)
      steps = shown.data.steps.length
    }
    if (steps === 0) empty.push(feature)
  }
  // They rest on what another player does, on secret moments, and on what the player chooses.
  expect(new Set(empty)).toEqual(new Set(['referral', 'coin-drops', 'prize-drops', 'fortune-investment']))
})
