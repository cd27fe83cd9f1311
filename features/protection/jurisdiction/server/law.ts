import { optionsOf } from '#kernel/feature.ts'
import { oncePer } from '#kernel/memo.ts'
import type { VisitorContext } from '#platform/context.ts'
import { jurisdiction } from '../feature.ts'
import type { JurisdictionRule } from '../shared/jurisdictions.ts'
import { rulesOf } from './jurisdiction-kind.ts'
import type { Law } from './rules.ts'

/** Operators' rules precede the brand's built-in rules; the general rules come last. */
export const lawOf = ({ today, content, theme }: Pick<VisitorContext, 'today' | 'content' | 'theme'>): Law => ({
  today,
  own: joined(rulesOf(content))(optionsOf(theme, jurisdiction).rules),
})

/** The same array for the same two, whose rules in force are then found once a day. */
const joined = oncePer((operators: readonly JurisdictionRule[]) =>
  oncePer((brands: readonly JurisdictionRule[]): readonly JurisdictionRule[] => [...operators, ...brands]),
)
