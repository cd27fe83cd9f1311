/** What a brand decides, as data. The features and their options are typed one floor up, in `themes/theme.ts`. */
export interface ThemeData {
  readonly id: string
  readonly name: string
  /** IANA name; days roll over at midnight here. */
  readonly timeZone: string
  /** Host names that choose this theme; the `BRAND` setting chooses it where no host does. */
  readonly hosts: readonly string[]
  readonly features: Readonly<Record<string, false | object>>
}
