/** A page as declared by a slice: its path without language prefix and its route module, from the repository's root. */
export interface Page {
  readonly path: string
  readonly file: string
  /** `plain` has no header, rail or footer; `auth` is for sign-in and sign-up; `geoblock` opens nothing. */
  readonly layout?: 'default' | 'auth' | 'plain' | 'geoblock'
}
