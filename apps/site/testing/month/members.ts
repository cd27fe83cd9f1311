import { confirmEmail } from '#features/account/email-confirmation/contract.ts'
import { mintPlayer } from '#features/account/registration/server/index.ts'
import { getInfo as getReferral } from '#features/engage/referral/contract.ts'
import type { Id } from '#kernel/id.ts'
import { economy } from '#kernel/economy.ts'
import { money } from '#kernel/money.ts'
import { assert } from '#kernel/result.ts'
import { post, rewardTransfer } from '#ledger/index.ts'
import { backAgain, linkTokenOf, newcomer } from '../people.ts'
import { confirmTerms, type TestPlayer, type TestSite } from '../site.ts'
import { newTaken, type Taken } from './acts.ts'
import type { Habits } from './habits.ts'

export interface Member extends Habits {
  readonly player: TestPlayer
  readonly taken: Taken
}

/** Coins with which the steady players come, in multiples of the sign-up gift. */
const SAVINGS = { casual: 1, regular: 5, heavy: 50 } as const

/** A steady player with an older account. */
export async function oldMember(site: TestSite, habits: Habits & { readonly habit: keyof typeof SAVINGS }): Promise<Member> {
  const { playerId, login } = await mintPlayer(site.context, { isTest: false })
  const times = SAVINGS[habits.habit]
  const { coins, entries } = economy.signUp
  const gift = rewardTransfer('sign-up-reward', playerId, { coins: money('coins', coins.minor * BigInt(times)), entries })
  assert(gift, 'a sign-up brings coins')
  await site.context.transaction((tx) => post(tx, gift))
  const player = await backAgain(site, { ...site.visitor(), playerId, login })
  await confirmTerms(player)
  return { ...habits, player, taken: newTaken() }
}

/** Signs up as a visitor does, by a friend's code if one is named, and confirms the address for the sign-up gift. */
export async function newMember(site: TestSite, habits: Habits, friend?: Member): Promise<Member> {
  const code = friend && (await (await backAgain(site, friend.player)).call(getReferral)).body.data.own?.code
  const { client, form, playerId } = await newcomer(site, code ? { invited_by: code } : {})
  const { body } = await client.call(confirmEmail, { body: { token: await linkTokenOf(site, form.email) } })
  assert(body.success, 'a new address is confirmed')
  await confirmTerms(client)
  return { ...habits, player: { ...client, playerId: playerId as Id<'plr'>, login: form.login ?? '' }, taken: newTaken() }
}
