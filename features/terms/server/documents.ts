import { optionsOf } from '#kernel/feature.ts'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { PlayerContext, RequestContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { TermsDocument } from '../contract.ts'
import { terms, type TermsVersion } from '../feature.ts'
import { TEXTS } from '../shared/texts.ts'
import { inForce, termsIdOf, unconfirmed } from './rules.ts'
import { readConfirmed } from './store.ts'

/** The versions in force for this brand today. */
export const versionsInForce = (ctx: RequestContext): TermsVersion[] => inForce(optionsOf(ctx.theme, terms).documents, ctx.today)

/** What the player still has to confirm. */
export async function readUnconfirmed(
  ctx: RequestContext,
  playerId: Id<'plr'>,
  db: Reader = ctx.reader,
): Promise<TermsVersion[]> {
  return unconfirmed(optionsOf(ctx.theme, terms).documents, await readConfirmed(db, playerId), ctx.today)
}

/** The document as it is read, in the visitor's language. */
export function toDocument(ctx: RequestContext, version: TermsVersion): TermsDocument {
  const id = termsIdOf(version)
  const text = TEXTS[ctx.locale][id]
  assert(text, `no ${ctx.locale} text of ${id}`)
  const filled = (line: string): string => line.replaceAll('{brand}', ctx.theme.name)
  return {
    id,
    key: version.key,
    version: version.version,
    title: filled(text.title),
    sections: text.sections.map(({ heading, paragraphs }) => ({ heading: filled(heading), paragraphs: paragraphs.map(filled) })),
  }
}

/** The profile's list; empty lets the player play. */
export async function termsRequirement(ctx: PlayerContext): Promise<{ termsRequirement: { id: string; key: string }[] }> {
  const versions = await readUnconfirmed(ctx, ctx.playerId)
  return { termsRequirement: versions.map((version) => ({ id: termsIdOf(version), key: version.key })) }
}
