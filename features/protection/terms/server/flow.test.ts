import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { switchToSweepStakes, getProfile } from '#features/account/account/contract.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { auditOf, PASSWORD } from '#apps/site/testing/people.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { signUp } from '#features/account/registration/contract.ts'
import { getRestrictionInfo } from '#features/protection/jurisdiction/contract.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const IDS = ['terms-of-use@2026-11-15', 'privacy-policy@2026-11-01', 'sweepstakes-rules@2026-11-01']

const confirm = (client: TestClient, ids: string[]) => client.call(contract.confirm, { body: { ids } })
const requirement = async (client: TestClient) => (await client.call(getProfile)).body.data.termsRequirement
const logOf = async (playerId: string) =>
  (await site.database.pool.query('select document, kind, at from terms_log where player = $1 order by at, document', [playerId]))
    .rows

describe('terms (ACC-11)', () => {
  test('block a new player’s writes until every document is accepted', async () => {
    const player = await site.player({ hasConfirmedTerms: false })
    expect((await requirement(player)).map(({ id }: { id: string }) => id)).toEqual(IDS)
    const refused = { status: 403, body: { success: false, code: 'terms-unconfirmed' } }
    expect(await player.call(switchToSweepStakes)).toMatchObject(refused)
    expect((await confirm(player, IDS.slice(0, 2))).body).toEqual({ success: true, data: { left: [IDS[2]] } })
    expect(await player.call(switchToSweepStakes)).toMatchObject(refused)
    expect((await confirm(player, IDS.slice(2))).body).toEqual({ success: true, data: { left: [] } })
    expect((await player.call(switchToSweepStakes)).status).toBe(200)
    expect(await requirement(player)).toEqual([])
  })

  test('are accepted by the sign-up form whose box was checked for them, and not by one without', async () => {
    const form = { typeRegistration: 'email' as const, password: PASSWORD, birthDate: '1990-05-01', state: 'TX' }
    const signUpWith = async (email: string, termsIds: string[]) => {
      const client = site.visitor()
      expect((await client.call(signUp, { body: { ...form, email, termsIds } as never })).body).toMatchObject({ success: true })
      return client
    }
    const agreed = await signUpWith('agreed@mail.example', IDS)
    expect(await requirement(agreed)).toEqual([])
    expect((await agreed.call(switchToSweepStakes)).status).toBe(200)
    const { id } = (await agreed.call(getProfile)).body.data
    expect((await logOf(id)).map(({ kind }): string => kind).toSorted()).toEqual([
      ...IDS.map(() => 'confirmed'),
      ...IDS.map(() => 'shown'),
    ])
    expect(await auditOf(site, id)).toContain('terms-confirmed')
    const outdated = await signUpWith('outdated@mail.example', ['terms-of-use@2020-01-01'])
    expect((await requirement(outdated)).map(({ id: left }: { id: string }) => left)).toEqual(IDS)
  })

  test('are served with their texts in the player’s language', async () => {
    const player = await site.player({ hasConfirmedTerms: false })
    const { documents } = (await player.call(contract.listUnconfirmed)).body.data
    expect(documents.map(({ id }: { id: string }) => id)).toEqual(IDS)
    expect(documents[0]!.sections.length).toBeGreaterThan(3)
    expect(JSON.stringify(documents)).not.toContain('{brand}')
    const listed = (await site.visitor().call(contract.listDocuments)).body.data.documents
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(IDS)
    const read = await site.visitor().call(contract.getDocument, { params: { key: 'privacy-policy' } })
    expect(read.body.data.document.id).toBe(IDS[1])
  })

  test('keep the version and the first date; repeated and concurrent calls change nothing', async () => {
    const player = await site.player({ hasConfirmedTerms: false })
    await player.call(contract.logShown, { body: { ids: IDS.slice(0, 1) } })
    await Promise.all([confirm(player, IDS.slice(0, 1)), confirm(player, IDS.slice(0, 1))])
    const kept = await logOf(player.playerId)
    expect(kept.map(({ kind, document }) => `${kind} ${document}`).toSorted()).toEqual([`confirmed ${IDS[0]}`, `shown ${IDS[0]}`])
    site.advance(60_000)
    await confirm(player, IDS.slice(0, 1))
    expect(await logOf(player.playerId)).toEqual(kept)
  })

  test('cannot be accepted in a version that is not in force', async () => {
    const player = await site.player({ hasConfirmedTerms: false })
    const reply = await confirm(player, ['terms-of-use@2020-01-01'])
    expect(reply.body).toEqual({ success: false, reasonType: 'terms-outdated' })
    expect(await logOf(player.playerId)).toEqual([])
  })

  test('stay available to an idle player, and closed to guests', async () => {
    const player = await site.player({ hasConfirmedTerms: false })
    site.advance(31 * 60_000)
    expect((await confirm(player, IDS)).status).toBe(200)
    expect((await confirm(site.visitor(), IDS)).status).toBe(401)
    expect((await site.visitor().call(contract.logShown, { body: { ids: IDS } })).status).toBe(401)
    expect((await site.visitor().call(contract.listUnconfirmed)).status).toBe(401)
  })
})

test('SWP-6 the official rules list eligibility, void places, dates, entry methods, limits, odds, prizes, the selection of winners and the sponsor', async () => {
  const read = async (locale: string) => {
    const options = { params: { key: 'sweepstakes-rules' as const }, headers: { 'x-locale': locale } }
    return (await site.visitor().call(contract.getDocument, options)).body.data.document.sections
  }
  const [sections, inSpanish] = [await read('en'), await read('es')]
  const textOf = (heading: string) => sections.find((each) => each.heading === heading)?.paragraphs.join(' ') ?? ''
  for (const [heading, said] of [
    ['No purchase necessary', /NO PURCHASE IS NECESSARY/],
    ['Eligibility', /legal residents.*minimum age.*employees and affiliates/],
    ['Dates', /from the date of these rules.*start and end/],
    ['How to get entries', /free of charge.*online or by mail.*same odds.*Limits: one account per person/],
    ['Prizes and odds', /odds and max win.*Winners are selected by the random outcome.*1\.00 are worth 1\.00 USD/],
    ['Sponsor', /operator of Velmora/],
  ] as const)
    expect(textOf(heading)).toMatch(said)
  const { states } = (await site.visitor().call(getRestrictionInfo)).body.data
  const shut = states.filter(({ product }) => product !== 'full').map(({ name }) => name)
  const open = states.filter(({ product }) => product === 'full').map(({ name }) => name)
  expect(shut).toHaveLength(9)
  expect(shut.filter((name) => !textOf('Where it is void').includes(name))).toEqual([])
  expect(open.filter((name) => textOf('Where it is void').includes(name))).toEqual([])
  expect(inSpanish.map(({ paragraphs }) => paragraphs.length)).toEqual(sections.map(({ paragraphs }) => paragraphs.length))
})

test('the terms of use allow wins of void rounds to be taken back, which asks players who accepted them without that', async () => {
  const player = await site.player({ hasConfirmedTerms: false })
  const before = ['terms-of-use@2026-11-01', ...IDS.slice(1)]
  await site.database.pool.query(
    "insert into terms_log (player, document, kind, at, locale, address) select $1, d, 'confirmed', $2, 'en', '' from unnest($3::text[]) as d",
    [player.playerId, new Date('2026-11-02'), before],
  )
  expect((await requirement(player)).map(({ id }) => id)).toEqual([IDS[0]])
  for (const [locale, said] of [
    ['en', /as far as you still have it.*never goes below zero/],
    ['es', /hasta donde aún lo tengas.*nunca baja de cero/],
  ] as const) {
    const options = { params: { key: 'terms-of-use' as const }, headers: { 'x-locale': locale } }
    const { sections } = (await site.visitor().call(contract.getDocument, options)).body.data.document
    expect(sections[4]!.paragraphs.join(' ')).toMatch(said)
  }
  expect((await confirm(player, IDS.slice(0, 1))).body).toEqual({ success: true, data: { left: [] } })
})

describe('a new version (ACC-11, SWP-6)', () => {
  const CONTENT = '/rest/operator/content'
  const text = (title: string) => ({ title, text: '## One\n\nWords of {brand}.\n\nMore words.' })
  const key = (name: string) => ({ kind: 'terms', brand: '*', name, locale: '*' as const })
  const write = async (name: string, isMaterial: boolean) => {
    const anna = await signedInOperator(site, 'anna')
    const body = { isMaterial, en: text('New terms'), es: text('Términos nuevos') }
    const saved = await anna.post(`${CONTENT}/save/`, { ...key(name), basedOn: 0, body })
    const published = await anna.post(`${CONTENT}/publish/`, { ...key(name), version: 1, goesLiveAt: null })
    await site.liveSettings.refresh()
    return { anna, saved: saved.body, published: published.body, body }
  }

  test('is written by an operator, takes effect on its day, and asks players who accepted the previous one', async () => {
    const player = await site.player()
    const { published } = await write('privacy-policy@2026-11-25', true)
    expect(published).toEqual({ success: true })
    expect(await requirement(player)).toEqual([])
    site.moveTo('2026-11-25')
    const later = await site.player({ hasConfirmedTerms: false })
    expect((await requirement(later)).map(({ id }: { id: string }) => id)).toContain('privacy-policy@2026-11-25')
    expect((await requirement(player)).map(({ id }: { id: string }) => id)).toEqual(['privacy-policy@2026-11-25'])
    const read = await site.visitor().call(contract.getDocument, { params: { key: 'privacy-policy' } })
    expect(read.body.data.document).toMatchObject({
      title: 'New terms',
      sections: [{ heading: 'One', paragraphs: ['Words of Velmora.', 'More words.'] }],
    })
  })

  test('cannot be backdated, and is immutable once published, in the database too', async () => {
    expect((await write('terms-of-use@2026-11-02', true)).saved).toMatchObject({ reasonType: 'not-valid' })
    const { anna, body } = await write('terms-of-use@2027-01-01', false)
    const again = await anna.post(`${CONTENT}/save/`, {
      ...key('terms-of-use@2027-01-01'),
      basedOn: 1,
      body: { ...body, isMaterial: true },
    })
    expect(again.body).toEqual({ success: false, reasonType: 'final' })
    await expect(
      site.database.pool
        .query(`insert into content_entry (kind, brand, name, locale, version, body, is_final, state, saved_by, saved_at)
        values ('terms', '*', 'terms-of-use@2027-01-01', '*', 2, '{}', true, 'draft', 'x', now())`),
    ).rejects.toThrow('no later version')
  })
})
