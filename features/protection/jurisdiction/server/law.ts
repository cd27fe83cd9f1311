import { optionsOf } from '#kernel/feature.ts'
import type { VisitorContext } from '#platform/context.ts'
import { jurisdiction } from '../feature.ts'
import { rulesOf } from './jurisdiction-kind.ts'
import type { Law } from './rules.ts'

/** Operators' rules precede the brand's built-in rules; the general rules come last. */
export const lawOf = ({ today, content, theme }: Pick<VisitorContext, 'today' | 'content' | 'theme'>): Law => ({
  today,
  own: [...rulesOf(content), ...optionsOf(theme, jurisdiction).rules],
})
