import type { Id } from '#kernel/id.ts'
import { oncePer, rememberLast } from '#kernel/memo.ts'
import { assert } from '#kernel/result.ts'
import type { PlayerContext, RequestContext } from '#platform/context.ts'
import type { LiveEntry } from '#platform/content/live-content.ts'
import { readSponsor, sponsorLine } from '#platform/content/sponsor.ts'
import type { Reader } from '#platform/db/database.ts'
import type { TermsDocument } from '../contract.ts'
import type { TermsKey, TermsVersion } from './rules.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { VersionBody } from './kind.ts'
import { parseText } from './text.ts'
import { inForce, termsIdOf, unconfirmed } from './rules.ts'
import { readConfirmed } from './store.ts'

/** Every published version, including those that take effect later. */
const versionsOf = ({ content }: Pick<RequestContext, 'content'>): readonly TermsVersion[] =>
  versionsAmong(content.list<VersionBody>('terms'))

const versionsAmong = oncePer((entries: readonly LiveEntry<VersionBody>[]): readonly TermsVersion[] =>
  entries
    .map(({ name, body: { isMaterial } }) => {
      const [key, version] = name.split('@') as [TermsKey, CalendarDay]
      return { key, version, isMaterial }
    })
    .toSorted((one, other) => ORDER.indexOf(one.key) - ORDER.indexOf(other.key)),
)

const ORDER: readonly TermsKey[] = ['terms-of-use', 'privacy-policy', 'sweepstakes-rules']

/** The versions in force for this brand today; the same array for every call of a day. */
export const versionsInForce = (ctx: Pick<RequestContext, 'content' | 'today'>): readonly TermsVersion[] =>
  inForceOn(versionsOf(ctx))(ctx.today)

const inForceOn = oncePer((versions: readonly TermsVersion[]) =>
  rememberLast((today: CalendarDay): readonly TermsVersion[] => inForce(versions, today)),
)

/** The documents the player still has to accept. */
export async function readUnconfirmed(
  ctx: RequestContext,
  playerId: Id<'plr'>,
  db: Reader = ctx.reader,
): Promise<TermsVersion[]> {
  return unconfirmed(versionsOf(ctx), await readConfirmed(db, playerId), ctx.today)
}

const UNNAMED_SPONSOR = { en: 'the operator of {brand}', es: 'quien opera {brand}' } as const

/** The document's text in the visitor's language. */
export function toDocument(ctx: RequestContext, version: TermsVersion): TermsDocument {
  const id = termsIdOf(version)
  const text = ctx.content.find<VersionBody>('terms', id)?.body[ctx.locale]
  assert(text, `no ${ctx.locale} text of ${id}`)
  const sponsor = readSponsor(ctx.content)
  const named = sponsor ? sponsorLine(sponsor) : UNNAMED_SPONSOR[ctx.locale]
  const filled = (line: string): string => line.replaceAll('{sponsor}', named).replaceAll('{brand}', ctx.theme.name)
  return {
    id,
    key: version.key,
    version: version.version,
    title: filled(text.title),
    sections: parseText(text.text).map(({ heading, paragraphs }) => ({
      heading: filled(heading),
      paragraphs: paragraphs.map(filled),
    })),
  }
}

/** The profile's list; if it is empty, the player may play. */
export async function termsRequirement(ctx: PlayerContext): Promise<{ termsRequirement: { id: string; key: string }[] }> {
  const versions = await readUnconfirmed(ctx, ctx.playerId)
  return { termsRequirement: versions.map((version) => ({ id: termsIdOf(version), key: version.key })) }
}
