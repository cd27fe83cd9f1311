import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { addDays, calendarDayOf, DAY_MS } from '#kernel/time.ts'
import { deleteOutlived, eraseRows } from '#platform/erasure/erase-rows.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { closeCare, listCare, noteContact, readCare, snoozeCare } from '../contract.ts'

let site: TestSite
let ann: TestClient
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const query = async (text: string, values: unknown[] = []) => (await site.database.pool.query(text, values)).rows
const why = 'seen in the queue this morning'
const contact = (key: string = randomUUID()) =>
  ({ key, channel: 'phone', why, what: 'Named the limits', reaction: 'Was friendly', answered: true }) as const
const nightOn = async (operator = 'night') => {
  site.advance(DAY_MS)
  await site.runJobs()
  // A night outlasts the operator's session.
  ann = await signedInOperator(site, `${operator}-${randomUUID().slice(0, 8)}`, 'compliance')
}
const today = () => calendarDayOf(site.clock.now(), site.theme.timeZone)

/** Four breaks of a day in the last two weeks: two points. */
const takeBreaks = ({ playerId }: TestPlayer) =>
  query(
    `insert into exclusion (player, kind, chosen_at, until)
     select $1, 'break', $2::timestamptz - n * interval '3 days', $2::timestamptz - n * interval '2 days' from generate_series(1, 4) as n`,
    [playerId, new Date(site.clock.now())],
  )

/** Two points by limits that refused something, and five more by breaks, looser limits and age. */
async function playerWith(level: 1 | 3, options: { isTest?: boolean } = {}): Promise<TestPlayer> {
  const player = await site.player({ isTest: false, ...(level === 3 ? { birthDate: '2004-05-01' } : {}), ...options })
  const now = new Date(site.clock.now())
  await query(
    `insert into play_cap_reached (player, scope, kind, period, at)
     select $1, 'Purchases', 'gross', p, $2 from unnest('{day,week,month}'::text[]) as p`,
    [player.playerId, now],
  )
  if (level === 3) {
    await takeBreaks(player)
    await query(
      `insert into limit_change (player, scope, kind, period, amount, effective_from)
       select $1, 'Purchases', 'gross', p, null, $2::timestamptz + interval '1 day' from unnest('{day,week,month}'::text[]) as p`,
      [player.playerId, now],
    )
  }
  return player
}
const caseOf = async ({ playerId }: TestPlayer) =>
  (await ann.call(listCare)).body.data.cases.find(({ player }) => player.id === playerId)
const rowsOf = ({ playerId }: TestPlayer) => query('select * from care_marker where player = $1 order by day, name', [playerId])
const mayPromote = async ({ playerId }: TestPlayer) => {
  const care = site.slices.find(({ id }) => id === 'care')!
  return care.mayPromote!({ ...site.context, today: today() } as never, playerId, 'email')
}

describe('the nightly assessment', () => {
  test('SAFE-2 opens a case with its evidence, due by its level; repeated it changes nothing', async () => {
    const mild = await playerWith(1)
    const serious = await playerWith(3)
    await nightOn()
    const { cases, total } = (await ann.call(listCare)).body.data
    expect(total).toBe(cases.length)
    expect(cases.map(({ player, level }) => [player.id, level])).toEqual([
      [serious.playerId, 3],
      [mild.playerId, 1],
    ])
    expect(Date.parse(cases[0]!.dueAt) - Date.parse(cases[0]!.openedAt)).toBe(DAY_MS)
    const file = (await ann.call(readCare, { params: { id: cases[0]!.id } })).body.data
    expect(file.evidence).toHaveLength(1)
    expect(file.evidence[0]!.markers.map(({ name, value, points }) => [name, value, points])).toEqual([
      ['breaks-repeated', 4, 2],
      ['limits-hit', 3, 2],
      ['raises-asked', 3, 2],
      ['young', 22, 1],
    ])
    const before = [await query('select * from care_case order by id'), await rowsOf(serious)]
    await query("update job_due set due_at = $1 where name like '%/care/assess'", [new Date(site.clock.now())])
    await site.runJobs()
    expect([await query('select * from care_case order by id'), await rowsOf(serious)]).toEqual(before)
  })

  test('evidence appends to an open case, whose level rises and whose due time comes nearer', async () => {
    const player = await playerWith(1)
    await nightOn()
    const opened = (await caseOf(player))!
    await takeBreaks(player)
    await player.get('/rest/player/profile/')
    await nightOn()
    const raised = (await caseOf(player))!
    expect(raised).toMatchObject({ id: opened.id, level: 2, openedAt: opened.openedAt })
    expect(raised.dueAt < opened.dueAt).toBe(true)
    expect((await rowsOf(player)).map(({ name }) => name)).toEqual(['limits-hit', 'breaks-repeated', 'limits-hit'])
    expect(
      await query(
        "select actor_kind, before, after from audit_event where subject = $1 and what = 'care-level-set' order by id",
        [player.playerId],
      ),
    ).toEqual([
      { actor_kind: 'job', before: { level: 0 }, after: { level: 1 } },
      { actor_kind: 'job', before: { level: 1 }, after: { level: 2 } },
    ])
  })

  test('accounts of testers, closed accounts and excluded players get no case', async () => {
    const isTest = await playerWith(1, { isTest: true })
    const closed = await playerWith(1)
    await query('update player set closed_at = $2 where id = $1', [closed.playerId, new Date(site.clock.now())])
    const excluded = await playerWith(1)
    await query("insert into exclusion (player, kind, chosen_at) values ($1, 'exclusion', $2)", [
      excluded.playerId,
      new Date(site.clock.now()),
    ])
    const counted = await playerWith(1)
    await nightOn()
    expect(await caseOf(counted)).toBeTruthy()
    for (const player of [isTest, closed, excluded]) expect(await rowsOf(player)).toEqual([])
  })

  test('a player who was not seen yesterday is not assessed', async () => {
    const player = await playerWith(1)
    await query('update player set seen_on = seen_on - 2 where id = $1', [player.playerId])
    await nightOn()
    expect(await caseOf(player)).toBeUndefined()
  })

  test('the evidence and the log only grow', async () => {
    await expect(query('update care_marker set points = 1')).rejects.toThrow('only grow')
  })

  test('the plan reads those seen by an index', async () => {
    const client = await site.database.sessions.connect()
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query(
      "explain select id from player where brand = 'velmora' and seen_on = current_date and id > '' and closed_at is null and not is_test order by id limit 200",
    )
    await client.query('rollback')
    client.release()
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('player_seen_on')
    expect(plan).not.toContain('Sort')
  })
})

describe('the desk', () => {
  test('a serious case stops marketing and offers on pages, and closes with a reason once a contact is noted', async () => {
    const player = await playerWith(3)
    expect(await mayPromote(player)).toBe(true)
    await nightOn()
    expect(await mayPromote(player)).toBe(false)
    expect((await player.call(getProfile)).body.data.mayPromote).toBe(false)
    const { id } = (await caseOf(player))!
    const close = () => ann.call(closeCare, { params: { id }, body: { outcome: 'limit-agreed', why } })
    expect((await close()).body).toEqual({ success: false, reasonType: 'no-contact' })
    const note = contact()
    expect((await ann.call(noteContact, { params: { id }, body: note })).body).toEqual({ success: true })
    expect((await ann.call(noteContact, { params: { id }, body: note })).body).toEqual({ success: true })
    expect((await ann.call(noteContact, { params: { id }, body: { ...note, what: 'Something else' } })).body).toEqual({
      success: false,
      reasonType: 'key-taken',
    })
    expect((await close()).body).toEqual({ success: true })
    expect((await close()).body).toEqual({ success: false, reasonType: 'closed' })
    expect((await ann.call(noteContact, { params: { id }, body: contact() })).body).toEqual({
      success: false,
      reasonType: 'closed',
    })
    expect(await mayPromote(player)).toBe(true)
    const file = (await ann.call(readCare, { params: { id } })).body.data
    expect(file.closed).toMatchObject({ outcome: 'limit-agreed', why })
    expect(file.log).toMatchObject([{ channel: 'phone', why, what: note.what, reaction: note.reaction }])
    expect(
      await query("select what from audit_event where subject = $1 and what like 'care-%' order by id", [player.playerId]),
    ).toEqual(['care-level-set', 'care-contacted', 'care-closed'].map((what) => ({ what })))
    await expect(query("update care_contact set what = 'nothing'")).rejects.toThrow('only grow')
  })

  test('a closed case opens no other of its level for a week, and one of a higher level at once', async () => {
    const player = await playerWith(1)
    await nightOn()
    const { id } = (await caseOf(player))!
    await ann.call(closeCare, { params: { id }, body: { outcome: 'no-concern', why } })
    await player.get('/rest/player/profile/')
    await nightOn()
    expect(await caseOf(player)).toBeUndefined()
    await takeBreaks(player)
    await player.get('/rest/player/profile/')
    await nightOn()
    expect(await caseOf(player)).toMatchObject({ level: 2 })
  })

  test('a case is put off within its bounds, with a reason', async () => {
    const player = await playerWith(1)
    const serious = await playerWith(3)
    await nightOn()
    const { id } = (await caseOf(player))!
    const put = async (until: string, of = id) => (await ann.call(snoozeCare, { params: { id: of }, body: { until, why } })).body
    expect(await put(today())).toEqual({ success: false, reasonType: 'not-later' })
    expect(await put(addDays(today(), 29))).toEqual({ success: false, reasonType: 'too-far' })
    expect(await put(addDays(today(), 4), (await caseOf(serious))!.id)).toEqual({ success: false, reasonType: 'too-far' })
    expect([await put(addDays(today(), 28)), await put(addDays(today(), 28))]).toEqual([{ success: true }, { success: true }])
    expect(calendarDayOf(Date.parse((await caseOf(player))!.dueAt), site.theme.timeZone)).toBe(addDays(today(), 28))
    expect(await query("select why from audit_event where subject = $1 and what = 'care-snoozed'", [player.playerId])).toEqual([
      { why },
    ])
    await ann.call(closeCare, { params: { id }, body: { outcome: 'no-concern', why } })
    expect(await put(addDays(today(), 2))).toEqual({ success: false, reasonType: 'closed' })
  })

  test('PRV-2 an erasure keeps that and when the player was contacted, and nothing that was written', async () => {
    const player = await playerWith(3)
    await nightOn()
    const { id } = (await caseOf(player))!
    await ann.call(noteContact, { params: { id }, body: contact() })
    await ann.call(closeCare, { params: { id }, body: { outcome: 'limit-agreed', why } })
    const { personalTables } = site.slices.find((slice) => slice.id === 'care')!
    for (let times = 0; times < 2; times++) {
      await site.context.transaction((tx) => eraseRows(tx, personalTables!, player.playerId))
    }
    const texts = await query('select channel, why, what, reaction, answered from care_contact where care_case = $1', [id])
    expect(texts).toEqual([{ channel: 'phone', why: '', what: '', reaction: '', answered: true }])
    expect(await query('select level, outcome, closed_why from care_case where id = $1', [id])).toEqual([
      { level: 3, outcome: 'limit-agreed', closed_why: '' },
    ])
    expect(await rowsOf(player)).not.toEqual([])
    await expect(query("update care_contact set why = '', channel = 'chat' where care_case = $1", [id])).rejects.toThrow(
      'only grow',
    )
    await site.context.transaction((tx) => deleteOutlived(tx, personalTables!, { player: player.playerId, years: 5 }))
    expect(await query('select from care_case where id = $1', [id])).toEqual([])
  })

  test('of two closings at once one closes; of two equal notes at once one is kept', async () => {
    const player = await playerWith(1)
    await nightOn()
    const { id } = (await caseOf(player))!
    const lock = { sql: 'select from care_case where id = $1 for update', values: [id] }
    const note = contact()
    const noted = () => ann.call(noteContact, { params: { id }, body: note }).then(({ body }) => body.success)
    expect(await atOnce(site, lock, [noted, noted])).toEqual([true, true])
    expect(await query('select what from care_contact where care_case = $1', [id])).toHaveLength(1)
    const closed = () =>
      ann.call(closeCare, { params: { id }, body: { outcome: 'no-concern', why } }).then(({ body }) => body.success)
    expect((await atOnce(site, lock, [closed, closed])).filter(Boolean)).toHaveLength(1)
  })

  test('STAFF-2 each read names whose data was shown; an unknown case is not found', async () => {
    const player = await playerWith(1)
    await nightOn()
    const { id } = (await caseOf(player))!
    await ann.call(readCare, { params: { id } })
    const [look] = await query("select what, after from audit_event where subject = 'care-case' order by id desc limit 1")
    expect(look).toEqual({ what: 'care-case-seen', after: { seen: [player.playerId] } })
    const [list] = await query("select after from audit_event where what = 'care-seen' order by id desc limit 1")
    expect(list.after.seen).toContain(player.playerId)
    expect((await ann.call(readCare, { params: { id: '999999' } })).status).toBe(404)
    expect((await ann.call(closeCare, { params: { id: '999999' }, body: { outcome: 'no-concern', why } })).status).toBe(404)
  })

  test.each(['crm', 'editor', 'support', 'payments'] as const)('the role %s sees nothing of it', async (role) => {
    const other = await signedInOperator(site, `other-${role}`, role)
    expect((await other.call(listCare)).status).toBe(403)
    expect((await other.call(readCare, { params: { id: '1' } })).status).toBe(403)
  })

  test('an auditor reads and changes nothing; players are refused', async () => {
    const auditor = await signedInOperator(site, 'reads', 'auditor')
    expect((await auditor.call(listCare)).status).toBe(200)
    expect((await auditor.call(closeCare, { params: { id: '1' }, body: { outcome: 'no-concern', why } })).status).toBe(403)
    expect((await (await site.player()).call(listCare)).status).toBe(401)
  })
})
