import type { Locale } from './locale.ts'

/** A brand's decisions, as data. `themes/theme.ts` types the features and their options. */
export interface ThemeData {
  readonly id: string
  readonly name: string
  /** IANA name; days roll over at midnight in this zone. */
  readonly timeZone: string
  /** Host names that select this theme; otherwise the `BRAND` setting does. */
  readonly hosts: readonly string[]
  /**
   * Play as RTS 14 has it: each round has a minimum length, without turbo, quick stop, autoplay or parallel slots. The
   * server enforces it. Off by default.
   */
  readonly isPlayStrict?: boolean
  /** By slice id: `false` if the brand has it off, else the options that differ. */
  readonly features: Readonly<Record<string, false | object>>
  /** Overrides of the site's texts, by message key, as ICU. */
  readonly copy?: Readonly<Record<string, Readonly<Record<Locale, string>>>>
}

/** A theme's overrides in one language. */
export const copyOf = ({ copy = {} }: ThemeData, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(copy).map(([key, words]) => [key, words[locale]]))
