import type { ThemeAnswer } from '#kernel/feature.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { FeatureId, FeatureOf } from '#features/all.ts'
import type { Messages } from '#features/messages.ts'

/** A brand. Its colours and radius stand in `ui/styles/themes.css` under its id. */
export interface Theme extends ThemeData {
  readonly features: { readonly [I in FeatureId]: ThemeAnswer<FeatureOf<I>> }
  readonly look: ThemeLook
  /** Words in place of the site's own. */
  readonly copy?: ThemeCopy
}

/** By the key of a message, in every language: `{ 'shelf.rows.fishing': { en: 'Deep water', es: 'Aguas profundas' } }`. */
export type ThemeCopy = { readonly [K in KeyOf<Messages>]?: Readonly<Record<Locale, string>> }

type KeyOf<M> = { [K in keyof M & string]: M[K] extends string ? K : `${K}.${KeyOf<M[K]>}` }[keyof M & string]

export interface ThemeLook {
  readonly scheme: 'dark' | 'light'
  /** The display font; the text font is Figtree everywhere. */
  readonly displayFont: DisplayFont
  /** The page colour once more, as the browser's own bars want it. */
  readonly pageColor: `#${string}`
  /** The Phosphor icon that stands on the brand's app icon. */
  readonly mark: string
  /** The picture beside the brand's name, of `public/art/interface`. */
  readonly logo: string
  /** The picture beside the forms of signing in and up, of `public/art/banners`, and its darkest colour, which white stands on. */
  readonly scene: { readonly picture: string; readonly darkest: `#${string}` }
  readonly money: MoneyLook
}

/** Named as the package of the font is. */
export type DisplayFont =
  | 'bricolage-grotesque'
  | 'exo-2'
  | 'fredoka'
  | 'outfit'
  | 'playfair-display'
  | 'sora'
  | 'syne'
  | 'unbounded'
  | 'zalando-sans-expanded'

/** How amounts are shown: rounded down to whole units, or with their two decimals. */
export interface MoneyLook {
  readonly areCoinsWhole: boolean
  readonly areEntriesWhole: boolean
}
