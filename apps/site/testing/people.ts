import { randomBytes } from 'node:crypto'
import { readCaptured } from '#platform/mail/captured.ts'
import type { TestSite } from './site.ts'
import type { CallOptions, TestClient } from '#platform/testing/client.ts'
import { getProfile } from '#features/account/contract.ts'
import { type SignUpForm, signUp } from '#features/registration/contract.ts'

export const PASSWORD = 'plum tram forty gull'

/** A form in order, of somebody new. */
export function newForm(changes: Partial<SignUpForm> = {}): SignUpForm & { readonly password: string } {
  const name = `p${randomBytes(5).toString('hex')}`
  return {
    typeRegistration: 'email',
    email: `${name}@mail.example`,
    login: name,
    password: PASSWORD,
    birthDate: '1990-05-01',
    state: 'NY',
    termsIds: [],
    ...changes,
  } as SignUpForm & { password: string }
}

/** Somebody who signed up a moment ago, and the client of it. */
export async function newcomer(site: TestSite, changes: Partial<SignUpForm> = {}, options: CallOptions = {}) {
  const form = newForm(changes)
  const client = site.visitor()
  const { body } = await client.call(signUp, { body: form, ...options })
  if (!body.success) throw new Error(`the newcomer was refused: ${JSON.stringify(body)}`)
  return { form, client, playerId: body.data.playerId }
}

export async function balancesOf(client: TestClient): Promise<Record<string, number>> {
  return (await client.call(getProfile)).body.data.playerInfo.playerBalance
}

/** The token in the latest mail to this address that has the subject, or any. */
export async function linkTokenOf(site: TestSite, email: string | undefined, subject = ''): Promise<string> {
  const sender = () => ({ brandName: 'Test', siteUrl: 'https://play.example' })
  const mails = await readCaptured(site.database.reader, sender, { recipient: email ?? '' })
  const link = mails.find((mail) => mail.subject.includes(subject) && mail.link)?.link
  if (!link) throw new Error(`no mail with a link for ${email}: ${mails.map((mail) => mail.subject).join(', ')}`)
  const { searchParams } = new URL(link)
  return searchParams.get('token') ?? searchParams.get('unlock') ?? ''
}

/** What the trail tells of a player, the earliest first. */
export async function auditOf(site: TestSite, subject: string): Promise<string[]> {
  const { rows } = await site.database.pool.query('select what from audit_event where subject = $1 order by id', [subject])
  return rows.map(({ what }: { what: string }) => what)
}
