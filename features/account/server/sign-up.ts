import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { CalendarDay } from '#kernel/time.ts'
import { openWallet, post } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { refusePassword } from '#platform/auth/password-rules.ts'
import { findInviter, findTakenName, insertPlayer, type NewPlayer, readPlayer } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { slicesOn } from '#platform/slices.ts'
import { REFERRAL_CODE_LENGTH_MAX, REFERRAL_COOKIE, type SignUpForm, type signUp as contract } from '../contract.ts'
import { account } from '../feature.ts'
import { mailLink } from './mails.ts'
import { rewardTransfer } from './postings.ts'
import { madeUpLogin, refuseForm } from './rules.ts'
import { beginSession, setSessionCookie } from '#platform/auth/session-cookie.ts'

type Reply = ReplyOf<typeof contract>

/** Opens an account with all that belongs to it in one transaction, and signs in. */
export const signUp =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { body: form }: { body: SignUpForm }): Promise<Reply> => {
    const refusal = refuseForm(form, ctx.today) ?? (await refuseNames(ctx, form)) ?? (await refuseWeak(ctx, form))
    if (refusal) return { success: false, ...refusal }
    const player = await newPlayer(ctx, form)
    const opened = await ctx.transaction(async (tx) => {
      const taken = await insertPlayer(tx, player)
      if (taken) return taken
      for (const slice of slicesOn(ctx, slices())) {
        await slice.signUp?.(ctx, tx, { playerId: player.id, termsIds: form.termsIds, invitedBy: player.invitedBy })
      }
      await openAccount(ctx, tx, player)
      return beginSession(ctx, tx, player.id)
    })
    if (typeof opened === 'string') return { success: false, reasonType: `${opened}-taken` }
    setSessionCookie(ctx, opened)
    return { success: true, data: { playerId: player.id, login: player.login } }
  }

async function openAccount(ctx: VisitorContext, tx: Tx, player: NewPlayer): Promise<void> {
  const { id, invitedBy } = player
  const options = optionsOf(ctx.theme, account)
  await openWallet(tx, id)
  const reward = rewardTransfer('sign-up-reward', id, invitedBy ? options.referredSignUpReward : options.signUpReward)
  if (reward) await post(tx, reward)
  await mailLink(ctx, tx, await readPlayer(tx, id), 'confirm-email')
  await emit(tx, { type: 'player.signed-up', playerId: id, payload: { isReferred: invitedBy !== null } })
  const after = { login: player.login, state: player.state, birthDate: player.birthDate }
  await audit(tx, ctx, { actor: { kind: 'player', id }, subject: id, what: 'signed-up', after, address: ctx.address })
}

async function refuseNames(ctx: VisitorContext, form: SignUpForm) {
  const names = { brand: ctx.theme.id, email: form.email ?? null, login: form.login ?? null }
  const taken = await findTakenName(ctx.reader, names)
  return taken && { reasonType: `${taken}-taken` as const }
}

async function refuseWeak(ctx: VisitorContext, { password, email, login }: SignUpForm) {
  const personal = [ctx.theme.name, email, login].filter((name) => name !== undefined)
  const reasonType = await refusePassword(password, personal)
  return reasonType && { reasonType }
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
    passwordHash: await hashPassword(form.password),
    registrationType: form.typeRegistration,
    birthDate: form.birthDate as CalendarDay,
    state: form.state,
    locale: ctx.locale,
    referralCode: code ?? null,
    invitedBy: (code && (await findInviter(ctx.reader, ctx.theme.id, code))) || null,
    createdAt: ctx.clock.now(),
  }
}
