import type { ThemeException } from '#kernel/feature.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { FeatureOf, SliceId } from '#features/all.ts'
import type { Messages } from '#features/messages.ts'

/** A brand. Its colors and radius are in `ui/styles/themes.css` under its id. */
export interface Theme extends ThemeData {
  /** Exceptions only: an unnamed slice is on, with its defaults. */
  readonly features: { readonly [I in SliceId]?: ThemeException<FeatureOf<I>> }
  readonly look: ThemeLook
  /** Overrides of the site's messages. */
  readonly copy?: ThemeCopy
}

/** By message key, in every language: `{ 'game-tiles.rows.fishing': { en: 'Deep water', es: 'Aguas profundas' } }`. */
export type ThemeCopy = { readonly [K in KeyOf<Messages>]?: Readonly<Record<Locale, string>> }

type KeyOf<M> = { [K in keyof M & string]: M[K] extends string ? K : `${K}.${KeyOf<M[K]>}` }[keyof M & string]

export interface ThemeLook {
  readonly scheme: 'dark' | 'light'
  /** The display font; the text font is Figtree everywhere. */
  readonly displayFont: DisplayFont
  /** The page color again, in the format of the browser's own bars. */
  readonly pageColor: `#${string}`
  /** The accent and its ink again, for mails, which have no style sheet of the site. */
  readonly accent: { readonly color: `#${string}`; readonly ink: `#${string}` }
  /** The Phosphor icon on the brand's app icon. */
  readonly mark: string
  /** The picture beside the brand's name, in `public/art/interface`. */
  readonly logo: string
  /**
   * The picture beside the sign-in and sign-up forms, in `public/art/banners`, and its darkest color, which white
   * text is legible on.
   */
  readonly scene: { readonly picture: string; readonly darkest: `#${string}` }
  readonly money: MoneyLook
}

/** As the font's package names it. */
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

/** Coins are shown rounded down to whole ones, or with two decimals; entries and winnings always with two decimals. */
export interface MoneyLook {
  readonly areCoinsWhole: boolean
  /** The same for what is in a money box, which each round fills by a fraction. */
  readonly areMoneyBoxesWhole: boolean
}
