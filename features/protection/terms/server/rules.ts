import type { CalendarDay } from '#kernel/time.ts'
import type { TermsVersion } from '../feature.ts'

export const termsIdOf = ({ key, version }: TermsVersion): string => `${key}@${version}`

/** The latest version of each document that has taken effect, in the order of the keys' first appearance. */
export function inForce(documents: readonly TermsVersion[], today: CalendarDay): TermsVersion[] {
  return byKey(documents, today).map((versions) => versions.at(-1)!)
}

/**
 * What a player still has to confirm: documents whose latest material version, or any later one, was not confirmed.
 * A version that only mends words asks nobody again who confirmed the one before.
 */
export function unconfirmed(
  documents: readonly TermsVersion[],
  confirmed: ReadonlySet<string>,
  today: CalendarDay,
): TermsVersion[] {
  return byKey(documents, today).flatMap((versions) => {
    const binding = versions.slice(
      Math.max(
        0,
        versions.findLastIndex(({ isMaterial }) => isMaterial),
      ),
    )
    return binding.some((version) => confirmed.has(termsIdOf(version))) ? [] : [versions.at(-1)!]
  })
}

/** Versions in effect by document, the earliest first; never an empty list. */
function byKey(documents: readonly TermsVersion[], today: CalendarDay): TermsVersion[][] {
  const effective = documents.filter(({ version }) => version <= today)
  const ordered = effective.toSorted((a, b) => a.version.localeCompare(b.version))
  return [...new Set(effective.map(({ key }) => key))].map((key) => ordered.filter((each) => each.key === key))
}
