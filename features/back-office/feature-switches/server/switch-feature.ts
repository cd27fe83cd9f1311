import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { isInTheme } from '#kernel/feature.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import type { switchFeature as contract } from '../contract.ts'
import { subjectOf } from './list-features.ts'

type Reply = ReplyOf<typeof contract>

/** Events are delivered to a feature that is off, so it has missed nothing when it is switched on again. */
export const switchFeature =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { params: { feature }, body: { isOn, why } }: InputOf<typeof contract>): Promise<Reply> => {
    const slice = slices().find(({ id }) => id === feature)
    if (!slice) throw new AppError('not-found', 'Feature not found.')
    if (slice.isInEveryTheme) return { success: false, reasonType: 'always-on' }
    if (!isInTheme(ctx.theme, feature)) return { success: false, reasonType: 'not-in-theme' }
    return ctx.change<Reply>(async (tx) => {
      const isChanged = await setFeatureSwitch(tx, { brand: ctx.theme.id, feature, isOn })
      const what = isOn ? 'feature-switched-on' : 'feature-switched-off'
      const audit = { subject: subjectOf(feature), what, why, before: { isOn: !isOn }, after: { isOn } }
      return { audit: isChanged ? audit : null, value: { success: true, data: { isChanged } } }
    })
  }
