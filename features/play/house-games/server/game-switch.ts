import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { findGame } from '#games/all.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { AppError } from '#platform/problem.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { gameSwitch } from '../contract.ts'
import type { switchGame as contract } from '../shared/operator-contract.ts'

/** Switches a game off immediately, or on again; game sessions check the switch before each new round. */
export async function switchGame(
  ctx: OperatorContext,
  { params: { slug }, body: { isOn, reason } }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  if (!findGame(slug)) throw new AppError('not-found', `No game ${slug}`)
  return ctx.change(async (tx) => {
    await setFeatureSwitch(tx, { brand: ctx.theme.id, feature: gameSwitch(slug), isOn })
    const what = isOn ? 'game-switched-on' : 'game-switched-off'
    return { audit: { subject: slug, what, after: { reason } }, value: { success: true } }
  })
}
