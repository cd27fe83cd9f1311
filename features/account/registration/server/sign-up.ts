import type { ReplyOf } from '#kernel/contract.ts'
import type { CalendarDay } from '#kernel/time.ts'
import { openWallet } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { readAnswered, rememberAnswered } from '#platform/auth/one-time/answered-calls.ts'
import { admit } from '#platform/auth/sign-in/complete-sign-in.ts'
import { rememberDevice, setDeviceCookie } from '#platform/auth/devices/known-devices.ts'
import { refusePassword } from '#platform/auth/passwords/password-rules.ts'
import { findTakenName, insertPlayer, type NewPlayer } from '#platform/auth/players.ts'
import { readSocialSignUp, takeSocialSignUp } from '#platform/auth/sign-in/social-accounts.ts'
import { claimWelcome } from '#platform/auth/welcomed-mailboxes.ts'
import type { VisitorContext } from '#platform/context.ts'
import { keepGift } from '#platform/auth/waiting-gifts.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type { Tx } from '#platform/db/database.ts'
import { announcePairs } from '#platform/fair/announce-pairs.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { playerSignedUp } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { AppError } from '#platform/problem.ts'
import { maySignUp, slicesOn } from '#platform/slices.ts'
import { REFERRAL_CODE_LENGTH_MAX, REFERRAL_COOKIE, type SignUpForm, type signUp as contract } from '../contract.ts'
import { payGift } from './gift.ts'
import { type Invitation, judgeInvitation } from './judge-invitation.ts'
import { madeUpLogin, refuseForm } from './rules.ts'
import { beginSession, setSessionCookie } from '#platform/auth/session-cookie.ts'

type Reply = ReplyOf<typeof contract>

/**
 * Opens an account with everything it needs in one transaction, and signs in. A repeat under the same key finds its
 * own names taken and signs in to the account already opened.
 */
export const signUp =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { body }: { body: SignUpForm }): Promise<Reply> => {
    const before = await answerAgain(ctx, body)
    if (before) return before
    const reply = await open(ctx, body, slices())
    // The second of two concurrent calls ends here.
    return reply.success ? reply : ((await answerAgain(ctx, body)) ?? reply)
  }

const callOf = (ctx: VisitorContext, body: SignUpForm) => ({ name: 'sign-up', owner: ctx.theme.id, body }) as const

async function answerAgain(ctx: VisitorContext, body: SignUpForm): Promise<Reply | undefined> {
  const before = await readAnswered<Reply>(ctx, ctx.reader, callOf(ctx, body))
  return before && (await admit(ctx, before.playerId, 'password')).isIn ? before.reply : undefined
}

async function open(ctx: VisitorContext, body: SignUpForm, slices: readonly ServerFeature[]): Promise<Reply> {
  const social = body.typeRegistration === 'social' ? await readSocialSignUp(ctx) : undefined
  if (body.typeRegistration === 'social' && !social) return { success: false, reasonType: 'social-expired' }
  const form = social?.email ? { ...body, email: social.email } : body
  const refusal = refuseForm(form, ctx.today) ?? (await refuseNames(ctx, form, slices)) ?? (await refuseWeak(ctx, form))
  if (refusal) return { success: false, ...refusal }
  const code = codeOf(ctx, form)
  const invitation = code === undefined ? null : await judgeInvitation(ctx, { code, email: form.email ?? null })
  const player = await newPlayer(ctx, form, { code, invitation })
  const { id: playerId, login, invitedBy } = player
  const reply = { success: true, data: { playerId, login, referral: invitation?.state ?? null } } as const
  const opened = await ctx.transaction(async (tx) => {
    const taken = await insertPlayer(tx, player)
    if (taken) return `${taken}-taken` as const
    if (social && !(await takeSocialSignUp(ctx, tx, playerId)))
      throw new AppError('conflict', 'The account was linked in the meantime.')
    // An address verified by a provider needs no confirmation link.
    const isMailboxProved = social?.email != null && social.isEmailVerified
    await openAccount(ctx, tx, player, isMailboxProved)
    for (const slice of slicesOn(ctx, slices)) {
      await slice.signUp?.(ctx, tx, { playerId, termsIds: form.termsIds, invitedBy, isMailboxProved })
    }
    await noteSignUp(ctx, tx, player, invitation)
    await rememberAnswered(ctx, tx, callOf(ctx, body), { playerId, reply })
    const session = await beginSession(ctx, tx, playerId)
    return { session, device: await rememberDevice(ctx, tx, playerId) }
  })
  if (typeof opened === 'string') return { success: false, reasonType: opened }
  setSessionCookie(ctx, opened.session)
  setDeviceCookie(ctx, opened.device)
  return reply
}

async function openAccount(ctx: VisitorContext, tx: Tx, player: NewPlayer, isMailboxProved: boolean): Promise<void> {
  const { id, createdAt } = player
  await openWallet(tx, id)
  await announcePairs(ctx, tx, id)
  if (player.email === null) return keepGift(tx, { player: id, kind: 'sign-up' }, createdAt)
  if (!(await claimWelcome(ctx, tx, { ...player, emailConfirmedAt: isMailboxProved ? createdAt : null }))) return
  await payGift(ctx, tx, id)
}

async function noteSignUp(ctx: VisitorContext, tx: Tx, player: NewPlayer, invitation: Invitation | null): Promise<void> {
  const { id, invitedBy } = player
  await emit(tx, playerSignedUp, { playerId: id, payload: { isReferred: invitedBy !== null, referrer: invitedBy } })
  const referral = invitation && { referral: 'why' in invitation ? invitation.why : invitation.state }
  const after = { login: player.login, state: player.state, birthDate: player.birthDate, ...referral }
  await audit(tx, ctx, { actor: { kind: 'player', id }, subject: id, what: 'signed-up', after, address: ctx.address })
}

async function refuseNames(ctx: VisitorContext, form: SignUpForm, slices: readonly ServerFeature[]) {
  const names = { brand: ctx.theme.id, email: form.email ?? null, login: form.login ?? null }
  const taken = await findTakenName(ctx.reader, names)
  if (taken) return { reasonType: `${taken}-taken` as const }
  const who = { email: names.email, birthDate: form.birthDate as CalendarDay, state: form.state }
  return (await maySignUp(ctx, slices, who)) ? undefined : { reasonType: takenName(form) }
}

/** Based on the form's name field: a login alone reveals no address. */
const takenName = ({ typeRegistration }: SignUpForm): 'login-taken' | 'email-taken' =>
  typeRegistration === 'login' ? 'login-taken' : 'email-taken'

async function refuseWeak(ctx: VisitorContext, { password, email, login }: SignUpForm) {
  const personal = [ctx.theme.name, email, login].filter((name) => name !== undefined)
  const reasonType = password && (await refusePassword(password, personal))
  return reasonType ? { reasonType } : undefined
}

/** From the form, else from the referring link. */
function codeOf({ cookies }: VisitorContext, { invited_by: invitedBy, refcode }: SignUpForm): string | undefined {
  const kept = cookies.get(REFERRAL_COOKIE, { readableByScripts: true })
  return invitedBy ?? refcode ?? kept?.slice(0, REFERRAL_CODE_LENGTH_MAX)
}

interface Invited {
  readonly code: string | undefined
  readonly invitation: Invitation | null
}

async function newPlayer(ctx: VisitorContext, form: SignUpForm, { code, invitation }: Invited): Promise<NewPlayer> {
  const id = ctx.newId('plr')
  return {
    id,
    brand: ctx.theme.id,
    login: form.login ?? madeUpLogin(id),
    email: form.email ?? null,
    passwordHash: form.password ? await hashPassword(form.password) : null,
    registrationType: form.typeRegistration,
    birthDate: form.birthDate as CalendarDay,
    state: form.state,
    locale: ctx.locale,
    referralCode: code ?? null,
    invitedBy: invitation?.state === 'accepted' ? invitation.inviter : null,
    createdAt: ctx.clock.now(),
  }
}
