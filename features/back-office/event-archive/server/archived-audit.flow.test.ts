import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { closeAccount, GRACE_DAYS, listClosures } from '#features/account/account-closure/contract.ts'
import { askForCopy, fetchCopy, listCopies } from '#features/account/data-export/contract.ts'
import { updateProfile } from '#features/account/personal-info/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { draftCampaign, listCampaigns, listTemplates } from '#features/back-office/campaigns/contract.ts'
import { listFeatures, switchFeature } from '#features/back-office/feature-switches/contract.ts'
import { correctPerson, findPlayers } from '#features/back-office/player-admin/contract.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { archivedFiles } from '#platform/archive/testing/archived-files.ts'
import { AUDIT_FILES } from '#platform/audit-archive/audit-files.ts'
import { audit } from '#platform/audit/index.ts'
import type { UnreadFile } from '#kernel/unread-file.ts'
import type { TestClient } from '#platform/testing/client.ts'

let site: TestSite
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-audit-'))
  site = await openTestSite({ auditArchive: folder })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const PASSWORD = 'plum tram forty gull'
let people = 0

/** A player whose name and address are in audit entries, with a copy of personal data. */
async function somebody(surname: string) {
  const login = `audited${(people += 1)}`
  const player = await site.player({ login, email: `${login}@mail.example`, password: PASSWORD, isEmailConfirmed: true })
  const who = { name: 'Ada', surname, address: `1 ${surname} St`, address2: '', city: 'Austin', zip: '78701' }
  expect((await player.call(updateProfile, { body: who as never })).status).toBe(200)
  return { ...player, copyOf: () => copyOf(player) }
}

async function copyOf(player: TestClient) {
  await player.call(askForCopy)
  site.advance(MINUTE_MS)
  await site.runJobs()
  const [copy] = (await player.call(listCopies)).body.data.copies
  return JSON.parse((await player.call(fetchCopy, { params: { id: copy!.id } })).body.data.json)
}

async function signedInAgain({ login }: { readonly login: string }): Promise<TestClient> {
  const client = site.visitor()
  expect((await client.call(signIn, { body: { identifier: login, password: PASSWORD } })).body).toMatchObject({ success: true })
  return client
}

const oldEntries = async (): Promise<string[]> =>
  (await site.database.pool.query(`select subject from audit_event where at < '2026-12-01Z' order by subject`)).rows.map(
    ({ subject }) => subject,
  )

async function filesWith(words: string): Promise<string[]> {
  const found: string[] = []
  for (const file of archivedFiles(folder))
    for await (const rows of AUDIT_FILES.read(join(folder, file)))
      if (rows.some((row) => Object.values(row).some((value) => String(value).includes(words)))) found.push(file)
  return found
}

async function deskAnswers(operator: TestClient, login: string, campaign: string) {
  return JSON.stringify({
    players: (await operator.call(findPlayers, { body: { search: login } })).body,
    history: (await operator.send({ method: 'GET', path: `/rest/operator/campaigns/${campaign}/` })).body.data.history,
    features: (await operator.call(listFeatures)).body.data.features.map(({ id, changed }) => ({ id, changed })),
    killSwitch: (await operator.call(listCampaigns)).body.data.killSwitch,
  })
}

test('the desk’s searches and histories and the copy of personal data are the same before and after entries left', async () => {
  const player = await somebody('Quill')
  const ann = await signedInOperator(site, 'ann')
  const correction = { playerId: player.playerId, name: 'Adah', why: 'as the document says' }
  expect((await ann.call(correctPerson, { body: correction })).body).toEqual({ success: true })
  const [template] = (await ann.call(listTemplates)).body.data.templates
  const { feature, nth } = template!
  const drafted = (await ann.call(draftCampaign, { body: { from: { kind: 'template', feature, nth } } })).body
  if (!drafted.success) throw new Error(drafted.reasonType)
  const off = { isOn: false, why: 'a fault of the ticker' }
  expect((await ann.call(switchFeature, { params: { feature: 'winners' }, body: off })).body).toMatchObject({ success: true })
  const copied = await player.copyOf()
  const approval = {
    actor: { kind: 'operator', id: 'opr_1' },
    subject: player.playerId,
    what: 'redemption-half-approved',
  } as const
  await site.context.transaction((tx) => audit(tx, site.context, approval))

  site.advance(70 * DAY_MS)
  const bea = await signedInOperator(site, 'bea')
  const before = await deskAnswers(bea, player.login, drafted.data.id)
  expect(before).toContain('as the document says')
  expect(before).toContain('campaign-drafted')
  expect(before).toContain('a fault of the ticker')
  expect(archivedFiles(folder)).toEqual([])
  await site.runJobs()
  expect(archivedFiles(folder)).toEqual(['audit_202611-1.parquet'])
  // The check of approvals compares it.
  expect((await oldEntries()).filter((subject) => subject === player.playerId)).toHaveLength(1)
  expect(await oldEntries()).not.toContain(drafted.data.id)
  expect(await oldEntries()).toContain('feature winners')
  expect(await deskAnswers(bea, player.login, drafted.data.id)).toBe(before)

  const again = await copyOf(await signedInAgain(player))
  const trail = again.account.trail as unknown[]
  expect(JSON.stringify(trail.slice(-copied.account.trail.length))).toBe(JSON.stringify(copied.account.trail))
  expect(JSON.stringify(trail)).toContain(approval.what)
  expect(JSON.stringify(copied.account.trail)).toContain('1 Quill St')
})

test('without a file a search lists the players that it finds, and says of whom corrections are missing', async () => {
  const cid = await signedInOperator(site, 'cid')
  const [file] = archivedFiles(folder) as [string]
  const search = async (term: string) => {
    const { body } = await cid.call(findPlayers, { body: { search: term } })
    return body.data.players.map(({ login, corrections, unreadFiles }) => ({
      login,
      count: corrections.length,
      unreadFiles: namesOf(unreadFiles),
    }))
  }
  const other = await somebody('Quill')
  const late = { playerId: other.playerId, name: 'Adah', why: 'as another document says' }
  expect((await cid.call(correctPerson, { body: late })).body).toEqual({ success: true })
  const whole = [
    { login: 'audited1', count: 1, unreadFiles: [] },
    { login: other.login, count: 1, unreadFiles: [] },
  ]
  const sorted = async () => (await search('Quill')).toSorted((one, two) => (one.login < two.login ? -1 : 1))
  expect(await sorted()).toEqual(whole)
  const first = { playerId: await idOf('audited1'), name: 'Adele', why: 'as a later document says' }
  expect((await cid.call(correctPerson, { body: first })).body).toEqual({ success: true })
  renameSync(join(folder, file), `${folder}.away`)
  // The later correction is in the table.
  expect(await sorted()).toEqual([{ login: 'audited1', count: 1, unreadFiles: [file] }, whole[1]])
  expect((await cid.call(listFeatures)).status).toBe(200)
  renameSync(`${folder}.away`, join(folder, file))
  expect(await sorted()).toEqual([{ login: 'audited1', count: 2, unreadFiles: [] }, whole[1]])
})

async function sendDocument(player: TestClient): Promise<string> {
  const head =
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="front.pdf"\r\ncontent-type: application/pdf\r\n\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=cut', 'idempotency-key': 'front' }
  const path = '/rest/documents/upload/?kind=identity'
  const body = Buffer.from(`${head}%PDF-1.7\nof a person\r\n--cut--\r\n`)
  return (await player.send({ method: 'POST', path, body, headers })).body.data.document.id
}

const namesOf = (files: readonly UnreadFile[]): string[] => files.map(({ file }) => file)

const idOf = async (login: string): Promise<string> =>
  (await site.database.pool.query('select id from player where login = $1', [login])).rows[0].id

test('without a file a campaign’s history and a document’s trail have what is there, and name the file', async () => {
  const player = await somebody('Parchment')
  const dee = await signedInOperator(site, 'dee')
  const [template] = (await dee.call(listTemplates)).body.data.templates
  const from = { kind: 'template', feature: template!.feature, nth: template!.nth } as const
  const drafted = (await dee.call(draftCampaign, { body: { from } })).body
  if (!drafted.success) throw new Error(drafted.reasonType)
  const campaign = `/rest/operator/campaigns/${drafted.data.id}/`
  const id = await sendDocument(player)
  site.advance(70 * DAY_MS)
  await site.runJobs()
  const file = archivedFiles(folder).at(-1)!
  const fay = await signedInOperator(site, 'fay')
  const historyOf = async () => {
    const { data } = (await fay.get(campaign)).body
    return { actions: data.history.map(({ what }: { what: string }) => what), unread: namesOf(data.unreadFiles) }
  }
  const seen = async () => {
    const { status, body } = await fay.post('/rest/operator/documents/open/', { id })
    expect(status).toBe(200)
    return { actions: body.data.seen.map(({ what }: { what: string }) => what), unread: namesOf(body.data.unreadFiles) }
  }
  const pause = { actor: { kind: 'job' }, subject: drafted.data.id, what: 'campaign-paused' } as const
  await site.context.transaction((tx) => audit(tx, site.context, pause))
  const whole = { actions: ['campaign-paused', 'campaign-drafted'], unread: [] }
  expect([await historyOf(), await seen()]).toEqual([whole, { actions: ['document-sent'], unread: [] }])
  renameSync(join(folder, file), `${folder}.away`)
  expect(await historyOf()).toEqual({ actions: ['campaign-paused'], unread: [file] })
  // The look before this one is in the table.
  expect(await seen()).toEqual({ actions: ['document-opened'], unread: [file] })
  renameSync(`${folder}.away`, join(folder, file))
  expect(await historyOf()).toEqual(whole)
  expect(await seen()).toEqual({ actions: ['document-opened', 'document-opened', 'document-sent'], unread: [] })
})

test('a copy that needs a missing file waits for it, is never made without, and holds up no other player’s', async () => {
  const [file] = archivedFiles(folder) as [string]
  const younger = await somebody('Younger')
  const copies = async (client: TestClient) => (await client.call(listCopies)).body.data.copies
  // Of earlier tests.
  site.advance(8 * DAY_MS)
  await site.runJobs()
  const [first, second] = [await signedInAgain({ login: 'audited1' }), await signedInAgain(younger)]
  renameSync(join(folder, file), `${folder}.away`)
  for (const client of [first, second]) expect((await client.call(askForCopy)).body).toMatchObject({ success: true })
  for (let run = 0; run < 2; run++) {
    site.advance(MINUTE_MS)
    await site.runJobs()
    expect((await copies(first)).map(({ madeAt }) => madeAt)).toEqual([null])
    expect((await copies(second)).map(({ madeAt }) => madeAt)).toEqual([expect.any(String)])
  }
  renameSync(`${folder}.away`, join(folder, file))
  site.advance(MINUTE_MS)
  await site.runJobs()
  const [copy] = await copies(first)
  expect(copy).toMatchObject({ madeAt: expect.any(String) })
  const { json } = (await first.call(fetchCopy, { params: { id: copy!.id } })).body.data
  expect(json).toContain('as the document says')
})

test('an account counts as erased only after its words have left the files', async () => {
  const player = await somebody('Featherby')
  await somebody('Staysalong')
  site.advance(70 * DAY_MS)
  await site.runJobs()
  expect(await filesWith('Featherby')).toHaveLength(1)
  const client = await signedInAgain(player)
  expect((await client.call(closeAccount, { body: { kind: 'erase' } })).body).toMatchObject({ success: true })
  const [file] = (await filesWith('Featherby')) as [string]
  renameSync(join(folder, file), `${folder}.away`)
  site.advance(GRACE_DAYS * DAY_MS)
  await site.runJobs()
  await site.database.pool.query('update mail_message set sent_at = now(), content = null where sent_at is null')
  site.advance(15 * MINUTE_MS)
  await site.runJobs()
  const eve = await signedInOperator(site, 'eve')
  const closure = async () =>
    (await eve.call(listClosures, { query: {} })).body.data.requests.find((each) => each.player === player.playerId)
  expect(await closure()).toMatchObject({ state: 'erasing', doneAt: null })

  renameSync(`${folder}.away`, join(folder, file))
  site.advance(15 * MINUTE_MS)
  await site.runJobs()
  expect(await closure()).toMatchObject({ state: 'erased' })
  expect(await filesWith('Featherby')).toEqual([])
  expect(await filesWith('Staysalong')).toHaveLength(1)
})

test('words leave the files of a player whom a process of an earlier release erased in the tables alone', async () => {
  const { playerId } = await somebody('Tanglewood')
  site.advance(70 * DAY_MS)
  await site.runJobs()
  expect(await filesWith('Tanglewood')).toHaveLength(1)
  await site.database.pool.query('select erase_from_audit($1)', [playerId])
  site.advance(15 * MINUTE_MS)
  await site.runJobs()
  expect(await filesWith('Tanglewood')).toEqual([])
})
