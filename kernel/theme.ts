import type { Locale } from './locale.ts'

/** What a brand decides, as data. The features and their options are typed one floor up, in `themes/theme.ts`. */
export interface ThemeData {
  readonly id: string
  readonly name: string
  /** IANA name; days roll over at midnight here. */
  readonly timeZone: string
  /** Host names that choose this theme; the `BRAND` setting chooses it where no host does. */
  readonly hosts: readonly string[]
  readonly features: Readonly<Record<string, false | object>>
  /** Words in place of the site's own, by the key of a message, as ICU. */
  readonly copy?: Readonly<Record<string, Readonly<Record<Locale, string>>>>
}

/** A theme's own words in one language. */
export const copyOf = ({ copy = {} }: ThemeData, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(copy).map(([key, words]) => [key, words[locale]]))
