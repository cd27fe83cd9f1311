import { optionsOf } from '#kernel/feature.ts'
import type { VisitorContext } from '#platform/context.ts'
import { restriction } from '../feature.ts'
import { rulesOf } from './place-kind.ts'
import type { Law } from './rules.ts'

/** What operators wrote stands before what the brand was built with; the general rules come last. */
export const lawOf = ({ today, content, theme }: Pick<VisitorContext, 'today' | 'content' | 'theme'>): Law => ({
  today,
  own: [...rulesOf(content), ...optionsOf(theme, restriction).rules],
})
