import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { CalendarDay } from '#kernel/time.ts'
import { openWallet, post, rewardTransfer } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { rememberDevice, setDeviceCookie } from '#platform/auth/known-devices.ts'
import { refusePassword } from '#platform/auth/password-rules.ts'
import { findInviter, findTakenName, insertPlayer, type NewPlayer } from '#platform/auth/players.ts'
import { readSocialSignUp, takeSocialSignUp } from '#platform/auth/social-accounts.ts'
import { wasWelcomed } from '#platform/auth/welcomed-mailboxes.ts'
import type { VisitorContext } from '#platform/context.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { AppError } from '#platform/problem.ts'
import { maySignUp, slicesOn } from '#platform/slices.ts'
import { REFERRAL_CODE_LENGTH_MAX, REFERRAL_COOKIE, type SignUpForm, type signUp as contract } from '../contract.ts'
import { registration } from '../feature.ts'
import { madeUpLogin, refuseForm } from './rules.ts'
import { beginSession, setSessionCookie } from '#platform/auth/session-cookie.ts'

type Reply = ReplyOf<typeof contract>

/** Opens an account with all that belongs to it in one transaction, and signs in. */
export const signUp =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { body }: { body: SignUpForm }): Promise<Reply> => {
    const social = body.typeRegistration === 'social' ? await readSocialSignUp(ctx) : undefined
    if (body.typeRegistration === 'social' && !social) return { success: false, reasonType: 'social-expired' }
    const form = social?.email ? { ...body, email: social.email } : body
    const refusal = refuseForm(form, ctx.today) ?? (await refuseNames(ctx, form, slices())) ?? (await refuseWeak(ctx, form))
    if (refusal) return { success: false, ...refusal }
    const player = await newPlayer(ctx, form)
    const opened = await ctx.transaction(async (tx) => {
      const taken = await insertPlayer(tx, player)
      if (taken) return `${taken}-taken` as const
      if (social && !(await takeSocialSignUp(ctx, tx, player.id))) throw new AppError('conflict', 'It was linked meanwhile.')
      await openAccount(ctx, tx, player)
      const { id: playerId, invitedBy } = player
      // An address that a provider has verified needs no link of ours.
      const isMailboxProved = social?.email !== undefined && social.isEmailVerified
      for (const slice of slicesOn(ctx, slices())) {
        await slice.signUp?.(ctx, tx, { playerId, termsIds: form.termsIds, invitedBy, isMailboxProved })
      }
      await noteSignUp(ctx, tx, player)
      const session = await beginSession(ctx, tx, player.id)
      return { session, device: await rememberDevice(ctx, tx, player.id) }
    })
    if (typeof opened === 'string') return { success: false, reasonType: opened }
    setSessionCookie(ctx, opened.session)
    setDeviceCookie(ctx, opened.device)
    return { success: true, data: { playerId: player.id, login: player.login } }
  }

async function openAccount(ctx: VisitorContext, tx: Tx, player: NewPlayer): Promise<void> {
  const { id, invitedBy } = player
  const options = optionsOf(ctx.theme, registration)
  await openWallet(tx, id)
  const gift = invitedBy ? options.referredSignUpReward : options.signUpReward
  const reward = !(await wasWelcomed(ctx, tx, player.email)) && rewardTransfer('sign-up-reward', id, gift)
  if (reward) await post(tx, reward)
}

async function noteSignUp(ctx: VisitorContext, tx: Tx, player: NewPlayer): Promise<void> {
  const { id, invitedBy } = player
  await emit(tx, { type: 'player.signed-up', playerId: id, payload: { isReferred: invitedBy !== null } })
  const after = { login: player.login, state: player.state, birthDate: player.birthDate }
  await audit(tx, ctx, { actor: { kind: 'player', id }, subject: id, what: 'signed-up', after, address: ctx.address })
}

async function refuseNames(ctx: VisitorContext, form: SignUpForm, slices: readonly ServerFeature[]) {
  const names = { brand: ctx.theme.id, email: form.email ?? null, login: form.login ?? null }
  const taken = await findTakenName(ctx.reader, names)
  if (taken) return { reasonType: `${taken}-taken` as const }
  const who = { email: names.email, birthDate: form.birthDate as CalendarDay }
  return (await maySignUp(ctx, slices, who)) ? undefined : { reasonType: takenName(form) }
}

/** Of the name that the form asks for: a user name alone has no address that could be taken. */
const takenName = ({ typeRegistration }: SignUpForm): 'login-taken' | 'email-taken' =>
  typeRegistration === 'login' ? 'login-taken' : 'email-taken'

async function refuseWeak(ctx: VisitorContext, { password, email, login }: SignUpForm) {
  const personal = [ctx.theme.name, email, login].filter((name) => name !== undefined)
  const reasonType = password && (await refusePassword(password, personal))
  return reasonType ? { reasonType } : undefined
}

async function newPlayer(ctx: VisitorContext, form: SignUpForm): Promise<NewPlayer> {
  const id = ctx.newId('plr')
  const kept = ctx.cookies.get(REFERRAL_COOKIE, { readableByScripts: true })
  const code = form.invited_by ?? form.refcode ?? kept?.slice(0, REFERRAL_CODE_LENGTH_MAX)
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
    invitedBy: (code && (await findInviter(ctx.reader, ctx.theme.id, code))) || null,
    createdAt: ctx.clock.now(),
  }
}
