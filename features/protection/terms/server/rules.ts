import type { CalendarDay } from '#kernel/time.ts'

/** The documents; operators write their versions. */
export type TermsKey = 'terms-of-use' | 'privacy-policy' | 'sweepstakes-rules'

export interface TermsVersion {
  readonly key: TermsKey
  /** The effective date in the brand's time zone; identifies the version. */
  readonly version: CalendarDay
  /** A material change asks every player to accept again; a correction of wording does not. */
  readonly isMaterial: boolean
}

export const termsIdOf = ({ key, version }: TermsVersion): string => `${key}@${version}`

/** The latest effective version of each document, in the order of the keys' first appearance. */
export function inForce(documents: readonly TermsVersion[], today: CalendarDay): TermsVersion[] {
  return byKey(documents, today).map((versions) => versions.at(-1)!)
}

/**
 * Documents the player still has to accept: those without an acceptance of the latest material version or a later
 * one. A version that only corrects wording asks no player who accepted the one before.
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

/** Versions in effect by document, earliest first; never an empty list. */
function byKey(documents: readonly TermsVersion[], today: CalendarDay): TermsVersion[][] {
  const effective = documents.filter(({ version }) => version <= today)
  const ordered = effective.toSorted((a, b) => a.version.localeCompare(b.version))
  return [...new Set(effective.map(({ key }) => key))].map((key) => ordered.filter((each) => each.key === key))
}
