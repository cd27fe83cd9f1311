import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { findGame, findRules } from '#games/all.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { AppError } from '#platform/problem.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { gameSwitch, versionSwitch } from '../contract.ts'
import type { switchGame as contract } from '../shared/operator-contract.ts'
import { readReturns } from './live-returns.ts'

/** Switches a game, or one version of it, off immediately or on again; game sessions check before each new round. */
export async function switchGame(
  ctx: OperatorContext,
  { params: { slug }, body: { isOn, reason, definitionHash } }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  if (!findGame(slug)) throw new AppError('not-found', `No game ${slug}`)
  if (definitionHash !== undefined && !(await isVersion(ctx, slug, definitionHash)))
    throw new AppError('not-found', `No such version of ${slug}`)
  const feature = definitionHash === undefined ? gameSwitch(slug) : versionSwitch(slug, definitionHash)
  return ctx.change(async (tx) => {
    await setFeatureSwitch(tx, { brand: ctx.theme.id, feature, isOn })
    const what = `game-${definitionHash === undefined ? '' : 'version-'}switched-${isOn ? 'on' : 'off'}`
    const after = { reason, ...(definitionHash !== undefined && { definitionHash }) }
    return { audit: { subject: slug, what, after }, value: { success: true } }
  })
}

/** Known to this release, or played under another one. */
const isVersion = async ({ reader }: OperatorContext, slug: string, hash: string): Promise<boolean> =>
  findRules(slug, hash) !== undefined ||
  (await readReturns(reader)).some(({ game, definitionHash }) => game === slug && definitionHash === hash)
