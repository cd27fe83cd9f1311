import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { PromotionDefinition } from '../definition.ts'

/** The audience that may join a run: of those whom its promotion admits, those whom its operators do. Null is everyone. */
export function joinsOf(
  { joins: admits }: Pick<PromotionDefinition, 'joins'>,
  config: unknown,
  audience: AudienceTree | null,
): AudienceTree | null {
  const own = config === undefined ? null : (admits?.(config) ?? null)
  return own && audience ? { combinator: 'and', rules: [own, audience] } : (own ?? audience)
}
