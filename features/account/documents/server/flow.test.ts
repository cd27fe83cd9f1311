import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { closeAccount } from '#features/account/account-closure/contract.ts'
import { getProfilePage } from '#features/account/personal-info/contract.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import * as contract from '../contract.ts'
import * as desk from '../shared/operator-contract.ts'
import { PIECE_BYTES } from './sealing.ts'

const heard: unknown[] = []
const listener: ServerFeature = {
  id: 'listener',
  isInEveryTheme: true,
  on: { 'identity-document.decided': async (_ctx, { playerId, payload }) => void heard.push({ playerId, ...payload }) },
}

let site: TestSite
let anna: TestClient
beforeAll(async () => {
  site = await openTestSite({ besides: [listener] })
  anna = await newOperator('anna')
})
afterAll(() => site.close())

const newOperator = (name: string): Promise<TestClient> => signedInOperator(site, name)

/** A unique file of the given size in bytes. */
const pdf = (bytes = 2_000): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)])
const gif = (): Buffer => Buffer.concat([Buffer.from('GIF89a'), randomBytes(500)])
const jpg = (): Buffer => Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), randomBytes(500)])
const png = (): Buffer =>
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let keys = 0
interface Sent {
  readonly kind?: contract.DocumentKind
  readonly name?: string
  readonly key?: string
}

function send(by: TestClient, file: Buffer, { kind = 'identity', name = 'front.pdf', key = `key-${(keys += 1)}` }: Sent = {}) {
  const boundary = 'a-line-between'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': key }
  const path = `${contract.uploadDocument.path}?${new URLSearchParams({ kind })}`
  return by.send({ method: 'POST', path, body, headers })
}

const sendOne = async (by: TestClient, file = pdf(), options: Sent = {}): Promise<contract.SentDocument> =>
  (await send(by, file, options)).body.data.document
const listOf = async (by: TestClient) => (await by.call(contract.listDocuments)).body.data.documents
const query = async (text: string, ...values: unknown[]) => (await site.database.pool.query(text, values)).rows
const open = (by: TestClient, { id }: { id: contract.SentDocument['id'] }) => by.call(desk.openDocument, { body: { id } })
const decide = (by: TestClient, { id }: { id: contract.SentDocument['id'] }, reason: contract.RejectReason | null) =>
  by.call(desk.decideDocument, { body: { id, reason } })
const trailOf = (id: string) => query('select actor_kind as by, what from audit_event where subject = $1 order by id', id)
const pushesTo = async ({ playerId }: TestPlayer) => {
  const rows = await query('select payload::json from outbox.message where channel = $1 order by seq', `player:${playerId}`)
  return rows.flatMap(({ payload }) => (payload.type === 'playerIdentityVerification' ? [payload.data.action] : []))
}

async function turn(isOn: boolean): Promise<void> {
  await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'documents', isOn }))
  await site.liveSettings.refresh()
}

describe('uploading', () => {
  test.each([
    ['a PDF', pdf, 'application/pdf'],
    ['a GIF', gif, 'image/gif'],
    ['a JPG', jpg, 'image/jpeg'],
    ['a PNG', png, 'image/png'],
  ])('%s is accepted by its content, whatever its name', async (_, file, type) => {
    const player = await site.player()
    const document = await sendOne(player, file(), { name: 'holiday.exe', kind: 'address' })
    expect(document).toMatchObject({ kind: 'address', name: 'holiday.exe', type, state: 'waiting', reason: null })
    expect(await listOf(player)).toEqual([document])
  })

  test.each([
    ['a program that is called a picture', Buffer.concat([Buffer.from('MZ'), randomBytes(500)])],
    ['a page that is called a picture', Buffer.from('<html><script>alert(1)</script>'.repeat(50))],
    ['nothing at all', Buffer.alloc(0)],
    ['one byte more than 15 MB', pdf(contract.DOCUMENT_BYTES_MAX + 1)],
  ])('%s is refused, and nothing of it is stored', async (_, file) => {
    const player = await site.player()
    expect((await send(player, file, { name: 'front.png' })).body).toEqual({ success: false, reasonType: 'not-accepted' })
    expect(await listOf(player)).toEqual([])
    expect(await query('select from document where player = $1', player.playerId)).toHaveLength(0)
  })

  test('a file of 15 MB is accepted', async () => {
    const file = pdf(contract.DOCUMENT_BYTES_MAX)
    const document = await sendOne(await site.player(), file)
    expect(document.bytes).toBe(file.length)
  })

  test('PRV-5 the database holds only ciphertext, which cannot be opened without the vault', async () => {
    const file = pdf(PIECE_BYTES * 2 + 100)
    const document = await sendOne(await site.player(), file, { name: 'jordan-passport.pdf' })
    const pieces = await query('select sealed from document_piece where document = $1 order by no', document.id)
    expect(pieces).toHaveLength(3)
    const kept = Buffer.concat(pieces.map(({ sealed }: { sealed: Buffer }) => sealed))
    expect(kept.includes('%PDF')).toBe(false)
    for (let at = 0; at < file.length; at += 50_000) expect(kept.includes(file.subarray(at, at + 16))).toBe(false)
    const [row] = await query('select * from document where id = $1', document.id)
    expect(JSON.stringify(Object.values(row).map(String))).not.toContain('jordan')
    expect(Buffer.from((await open(anna, document)).body.data.content, 'base64').equals(file)).toBe(true)
    await query(
      'update document_piece set sealed = overlay(sealed placing $2 from 100) where document = $1 and no = 1',
      document.id,
      Buffer.from([0, 0, 0, 0]),
    )
    expect((await open(anna, document)).status).toBe(500)
  })

  test('the same request with the same file makes one document; another file under the same key is refused', async () => {
    const player = await site.player()
    const file = pdf()
    const [first, second] = await Promise.all([send(player, file, { key: 'once' }), send(player, file, { key: 'once' })])
    expect(second.body.data.document.id).toBe(first.body.data.document.id)
    expect((await sendOne(player, file)).id).toBe(first.body.data.document.id)
    expect((await send(player, pdf(), { key: 'once' })).body).toMatchObject({ code: 'key-reused' })
    expect(await listOf(player)).toHaveLength(1)
    expect(await query('select from document where player = $1', player.playerId)).toHaveLength(1)
  })

  test('at most ten documents are pending and twenty are uploaded a day', async () => {
    const player = await site.player()
    const sent = await Promise.all(Array.from({ length: contract.WAITING_MAX + 2 }, () => send(player, pdf())))
    expect(sent.filter(({ body }) => body.success)).toHaveLength(contract.WAITING_MAX)
    expect((await send(player, pdf())).body).toEqual({ success: false, reasonType: 'too-many-waiting' })
    await query(`update document set state = 'taken-back' where player = $1`, player.playerId)
    for (let no = contract.WAITING_MAX; no < contract.DAY_MAX; no += 1) {
      site.advance(10_000)
      const { id } = await sendOne(player)
      await player.call(contract.takeBackDocument, { body: { id } })
    }
    expect((await send(player, pdf())).body).toEqual({ success: false, reasonType: 'too-many-today' })
  })

  test('concurrent uploads are limited to the same number, so that partial files cannot fill the disk', async () => {
    const player = await site.player()
    await query(
      `insert into document (id, brand, player, kind, state, request, type, name, key, began_at)
       select 'doc_' || n, $1, $2, 'identity', 'arriving', n, 'image/png', '', '', now() from generate_series(1, $3::int) n`,
      site.theme.id,
      player.playerId,
      contract.WAITING_MAX,
    )
    expect((await send(player, pdf())).status).toBe(429)
    await query(`delete from document where player = $1 and id = 'doc_1'`, player.playerId)
    expect((await send(player, pdf())).body.success).toBe(true)
  })

  test('an upload requires a player, a form, a kind, and a page of this site', async () => {
    const player = await site.player()
    expect((await send(site.visitor(), pdf())).status).toBe(401)
    expect((await player.post(`${contract.uploadDocument.path}?kind=identity`, {})).status).toBe(400)
    expect((await send(player, pdf(), { kind: 'poem' as never })).status).toBe(422)
    await turn(false)
    expect((await send(player, pdf())).status).toBe(404)
    await turn(true)
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    const elsewhere = await player.send({
      method: 'POST',
      path: contract.takeBackDocument.path,
      body: Buffer.from(''),
      headers: form,
    })
    expect(elsewhere.status).toBe(415)
  })
})

describe('withdrawing', () => {
  test('deletes only one’s own pending document, and a repeat changes nothing', async () => {
    const [player, other] = [await site.player(), await site.player()]
    const { id } = await sendOne(player)
    expect((await other.call(contract.takeBackDocument, { body: { id } })).status).toBe(404)
    for (let times = 0; times < 2; times += 1) {
      const { body } = await player.call(contract.takeBackDocument, { body: { id } })
      expect(body).toMatchObject({ success: true, data: { documents: [{ id, state: 'taken-back' }] } })
    }
    expect(await query('select from document_piece where document = $1', id)).toHaveLength(0)
    expect((await open(anna, { id })).status).toBe(410)
    expect((await decide(anna, { id }, null)).body).toEqual({ success: false, reasonType: 'decided' })
    expect((await trailOf(id)).map(({ what }) => what)).toEqual(['document-sent', 'document-taken-back'])
  })

  test('is too late after the decision', async () => {
    const player = await site.player()
    const document = await sendOne(player)
    await decide(anna, document, null)
    const { body } = await player.call(contract.takeBackDocument, { body: { id: document.id } })
    expect(body).toEqual({ success: false, reasonType: 'decided' })
  })
})

describe('the back-office queue', () => {
  test('is for operators only', async () => {
    const player = await site.player()
    const document = await sendOne(player)
    for (const by of [player, site.visitor()]) {
      expect((await by.call(desk.listQueue, { query: { show: 'waiting' } })).status).toBe(401)
      expect((await open(by, document)).status).toBe(401)
      expect((await decide(by, document, null)).status).toBe(401)
    }
    expect(await trailOf(document.id)).toHaveLength(1)
  })

  test('shows the sender, and other accounts that sent the same file', async () => {
    const [player, other] = [await site.player(), await site.player()]
    const file = pdf()
    const document = await sendOne(player, file)
    await sendOne(other, file)
    const { documents, waiting } = (await anna.call(desk.listQueue, { query: { show: 'waiting' } })).body.data
    const shown = documents.find(({ id }) => id === document.id)
    expect(shown).toMatchObject({ player: { login: player.login, birthDate: '1990-05-01' }, alsoSentBy: [other.login] })
    expect(waiting).toBeGreaterThanOrEqual(2)
    const { rows } = await site.database.pool.query(
      "select after->'seen' as seen from audit_event where what = 'documents-seen' order by id desc limit 1",
    )
    expect(rows[0]?.seen).toEqual(expect.arrayContaining([player.playerId, other.playerId]))
  })

  test('STAFF-2 logs each view permanently before anything is shown', async () => {
    const player = await site.player()
    const document = await sendOne(player)
    expect((await open(anna, document)).body.data.seen.map(({ what }) => what)).toEqual(['document-sent'])
    const again = (await open(anna, document)).body.data.seen
    expect(again.map(({ what }) => what)).toEqual(['document-opened', 'document-sent'])
    expect(await trailOf(document.id)).toEqual([
      { by: 'player', what: 'document-sent' },
      { by: 'operator', what: 'document-opened' },
      { by: 'operator', what: 'document-opened' },
    ])
    await expect(query('delete from audit_event where subject = $1', document.id)).rejects.toThrow()
    const own = site.slices.find(({ id }) => id === 'documents')!
    const copy = await own.personalData!({ ...site.context, today: '2026-11-21' }, player.playerId)
    expect(copy).toMatchObject({ documents: [{ id: document.id, trail: [{ what: 'document-opened' }, {}, {}] }] })
  })

  test('decides nothing on a closed account, which has no pending documents', async () => {
    const player = await site.player()
    const document = await sendOne(player)
    expect((await player.call(closeAccount, { body: { kind: 'close' } })).body.success).toBe(true)
    expect((await decide(anna, document, null)).status).toBe(410)
    expect(await pushesTo(player)).toEqual([])
    const [kept] = await query('select state, key from document where id = $1', document.id)
    expect(kept).toEqual({ state: 'taken-back', key: null })
    expect(await query('select from document_piece where document = $1', document.id)).toHaveLength(0)
  })

  test('accepts: the player is told on the page and by mail, and other slices learn of an identity document', async () => {
    const email = 'accepted@mail.example'
    const player = await site.player({ email })
    const [bill, passport] = [await sendOne(player, pdf(), { kind: 'address' }), await sendOne(player)]
    expect((await player.call(getProfilePage)).body.payload.documentConfirmStatus).toBe('waiting')
    for (const document of [bill, passport]) expect((await decide(anna, document, null)).body).toEqual({ success: true })
    expect((await decide(anna, passport, null)).body).toEqual({ success: true })
    expect(await pushesTo(player)).toEqual(['approved', 'approved'])
    expect((await player.call(getProfilePage)).body.payload.documentConfirmStatus).toBe('approved')
    const mails = await readCaptured(site.database.reader, () => ({ brandName: 'V', siteUrl: 'https://play.example' }), {
      recipient: email,
    })
    expect(mails.filter(({ subject }) => subject.includes('accepted'))).toHaveLength(2)
    await site.deliverEvents()
    expect(heard.filter((each) => (each as { playerId: string }).playerId === player.playerId)).toEqual([
      expect.objectContaining({ documentId: passport.id, isAccepted: true }),
    ])
  })

  test('rejects with a reason; of two concurrent operators one decides', async () => {
    const email = 'rejected@mail.example'
    const [player, bert] = [await site.player({ email }), await newOperator('bert')]
    const document = await sendOne(player)
    const replies = await Promise.all([decide(anna, document, 'cropped'), decide(bert, document, 'expired')])
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
    const [shown] = await listOf(player)
    expect(shown).toMatchObject({ state: 'rejected', reason: replies[0].body.success ? 'cropped' : 'expired' })
    expect(await pushesTo(player)).toEqual(['rejected'])
    expect((await player.call(getProfilePage)).body.payload.documentConfirmStatus).toBe('rejected')
    const mails = await readCaptured(site.database.reader, () => ({ brandName: 'V', siteUrl: 'https://play.example' }), {
      recipient: email,
    })
    expect(mails[0]?.text).toMatch(/corners|valid/)
  })
})

test('a job deletes incomplete uploads and the content of documents rejected a month ago', async () => {
  const player = await site.player()
  const [rejected, accepted] = [await sendOne(player), await sendOne(player)]
  await decide(anna, rejected, 'altered')
  await decide(anna, accepted, null)
  await query(
    `insert into document (id, brand, player, kind, state, request, type, name, began_at)
     values ('doc_stopped', 'velmora', $1, 'identity', 'arriving', 'k', 'image/png', '', $2)`,
    player.playerId,
    new Date(site.clock.now()),
  )
  const contentOf = (id: string) => query('select from document_piece where document = $1', id)
  site.advance(2 * HOUR_MS)
  await site.runJobs()
  expect(await query(`select from document where id = 'doc_stopped'`)).toHaveLength(0)
  expect(await contentOf(rejected.id)).toHaveLength(1)
  // Also while the slice is off.
  await turn(false)
  site.advance(30 * DAY_MS)
  await site.runJobs()
  await turn(true)
  expect(await contentOf(rejected.id)).toHaveLength(0)
  expect(await contentOf(accepted.id)).toHaveLength(1)
})

test('an erasure keeps only the decided documents of the player', async () => {
  const player = await site.player()
  const [waits, decided] = [await sendOne(player), await sendOne(player)]
  // Anna's session has expired meanwhile.
  await decide(await newOperator('clara'), decided, null)
  const slice = site.slices.find(({ id }) => id === 'documents')
  const who = await readPlayer(site.database.reader, player.playerId)
  await site.context.transaction((tx) => slice!.erase!({ ...site.context, today: '2026-11-21' }, tx, who))
  expect(await query('select id from document where player = $1', player.playerId)).toEqual([{ id: decided.id }])
  expect(await query('select from document_piece where document = $1', waits.id)).toHaveLength(0)
})
