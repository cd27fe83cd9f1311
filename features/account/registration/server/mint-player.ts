import type { Id } from '#kernel/id.ts'
import { optionsOf } from '#kernel/feature.ts'
import { assert } from '#kernel/result.ts'
import { openWallet, post, rewardTransfer } from '#ledger/index.ts'
import { findTakenName, insertPlayer, markEmailConfirmed, type NewPlayer } from '#platform/auth/players.ts'
import { openSession } from '#platform/auth/sessions.ts'
import type { Context } from '#platform/context.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import { announcePairs } from '#platform/fair/announce-pairs.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { playerSignedUp } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { isSliceOn } from '#platform/slices.ts'
import { registration } from '../feature.ts'
import { madeUpLogin } from './rules.ts'

export interface MintedPlayer {
  readonly playerId: Id<'plr'>
  readonly login: string
  /** The session cookie's value. */
  readonly token: string
}

export type MintOptions = Partial<Pick<NewPlayer, 'login' | 'email' | 'birthDate' | 'state' | 'locale' | 'isTest'>> & {
  readonly password?: string
  readonly isEmailConfirmed?: boolean
}

/** A password that is never typed; hashed once. */
let sharedHash: Promise<string> | undefined

/** For demo data and tests: a signed-in player, a test account unless told otherwise, with an empty wallet, without mail, reward or form. */
export async function mintPlayer(ctx: Context, options: MintOptions = {}): Promise<MintedPlayer> {
  const id = ctx.newId('plr')
  const at = ctx.clock.now()
  const login = options.login ?? madeUpLogin(id)
  const email = options.email ?? null
  const passwordHash = await (options.password ? hashPassword(options.password) : (sharedHash ??= hashPassword(id)))
  const { birthDate = '1990-05-01', state = 'TX', locale = 'en', isTest = true } = options
  return ctx.transaction(async (tx) => {
    const taken = await insertPlayer(tx, {
      id,
      brand: ctx.theme.id,
      login,
      email,
      passwordHash,
      registrationType: email ? 'email' : 'login',
      birthDate,
      state,
      locale,
      referralCode: null,
      invitedBy: null,
      createdAt: at,
      isTest,
    })
    assert(!taken, `${taken} of a minted player is taken`)
    await openWallet(tx, id)
    await announcePairs(ctx, tx, id)
    if (options.isEmailConfirmed) await markEmailConfirmed(tx, id, at)
    await emit(tx, playerSignedUp, { playerId: id, payload: { isReferred: false, referrer: null } })
    const session = { id: ctx.newId('ses'), playerId: id, at, address: '127.0.0.1', userAgent: '' }
    return { playerId: id, login, token: await openSession(tx, ctx.rng, session) }
  })
}

/** The demo player of a fresh site; a second start finds it. */
const DEMO = { login: 'demo', email: 'demo@mail.example', password: 'plum tram forty gull' } as const

export const seedDemoPlayer =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: Context): Promise<void> => {
    if (await findTakenName(ctx.reader, { brand: ctx.theme.id, ...DEMO })) return
    const { playerId } = await mintPlayer(ctx, { ...DEMO, isEmailConfirmed: true })
    const reward = rewardTransfer('sign-up-reward', playerId, optionsOf(ctx.theme, registration).signUpReward)
    await ctx.transaction(async (tx) => {
      if (reward) await post(tx, reward)
      for (const slice of slices()) if (isSliceOn(ctx, slice)) await slice.seedDemoPlayer?.(ctx, tx, playerId)
    })
    ctx.log.info({ login: DEMO.login, player: playerId }, 'demo player made')
  }
