import { randomBytes } from 'node:crypto'
import type { Id } from '#kernel/id.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { eraseRows } from '#platform/erasure/erase-rows.ts'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestPlayer, TestSite } from './site.ts'
import type { CallOptions, TestClient } from '#platform/testing/client.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { type SignUpForm, signUp } from '#features/account/registration/contract.ts'
import { openSession, SESSION_COOKIE } from '#platform/auth/sessions.ts'
import { hostName } from '#platform/http/cookies.ts'

export const PASSWORD = 'plum tram forty gull'

/** A valid registration form of a new visitor. */
export function newForm(changes: Partial<SignUpForm> = {}): SignUpForm & { readonly password: string } {
  const name = `p${randomBytes(5).toString('hex')}`
  return {
    typeRegistration: 'email',
    email: `${name}@mail.example`,
    login: name,
    password: PASSWORD,
    birthDate: '1990-05-01',
    state: 'TX',
    termsIds: [],
    ...changes,
  } as SignUpForm & { password: string }
}

/** A new player and their client. */
export async function newcomer(site: TestSite, changes: Partial<SignUpForm> = {}, options: CallOptions = {}) {
  const form = newForm(changes)
  const client = site.visitor()
  const { body } = await client.call(signUp, { body: form, ...options })
  if (!body.success) throw new Error(`the newcomer was refused: ${JSON.stringify(body)}`)
  return { form, client, playerId: body.data.playerId }
}

/** On another device: after being signed out everywhere, or after idle days. */
export async function backAgain(site: TestSite, { playerId, login }: TestPlayer, theme = site.theme): Promise<TestPlayer> {
  const client = site.visitor(theme)
  const session = { id: site.context.newId('ses'), playerId, at: site.clock.now(), address: '127.0.0.1', userAgent: '' }
  const token = await site.context.transaction((tx) => openSession(tx, site.context.rng, session))
  client.cookies.set(hostName(SESSION_COOKIE, site.source.isSecure), token)
  return { ...client, playerId, login }
}

export async function balancesOf(client: TestClient): Promise<Record<string, number>> {
  return (await client.call(getProfile)).body.data.playerInfo.playerBalance
}

/** The token in the latest mail to this address with the subject, or any. */
export async function linkTokenOf(site: TestSite, email: string | undefined, subject = ''): Promise<string> {
  const sender = () => ({ brandName: 'Test', siteUrl: 'https://play.example' })
  const mails = await readCaptured(site.database.reader, sender, { recipient: email ?? '' })
  const link = mails.find((mail) => mail.subject.includes(subject) && mail.link)?.link
  if (!link) throw new Error(`no mail with a link for ${email}: ${mails.map((mail) => mail.subject).join(', ')}`)
  const { searchParams } = new URL(link)
  return searchParams.get('token') ?? searchParams.get('unlock') ?? ''
}

/** A player's audit trail, earliest first. */
export async function auditOf(site: TestSite, subject: string): Promise<string[]> {
  const { rows } = await site.database.pool.query('select what from audit_event where subject = $1 order by id', [subject])
  return rows.map(({ what }: { what: string }) => what)
}

/** Erases an account in one slice. */
export async function eraseFrom(site: TestSite, slice: string, player: Id<'plr'>): Promise<void> {
  const { personalTables = [], erase } = site.slices.find(({ id }) => id === slice)!
  await site.context.transaction(async (tx) => {
    await eraseRows(tx, personalTables, player)
    await erase?.({ ...site.context, reader: tx } as never, tx, await readPlayer(tx, player))
  })
}
