/** The part of a web app manifest that the site writes. */
export interface AppManifest {
  readonly id: string
  readonly name: string
  readonly short_name: string
  readonly description: string
  readonly lang: string
  readonly start_url: string
  readonly scope: string
  readonly display: 'standalone'
  readonly background_color: string
  readonly theme_color: string
  readonly categories: readonly string[]
  readonly icons: readonly AppIcon[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly AppIcon[] }[]
}

interface AppIcon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: 'any' | 'maskable'
}

interface AppLook {
  readonly id: string
  readonly name: string
  readonly pageColor: string
  readonly locale: string
  readonly description: string
  /** Paths of this site in the app's language. */
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}

/** What a device needs to install the site as an app of this brand. The app opens at home, whichever language installed it. */
export function appManifest({ id, name, pageColor, locale, description, shortcuts }: AppLook): AppManifest {
  const icons = iconsOf(id)
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: pageColor,
    theme_color: pageColor,
    categories: ['games', 'entertainment'],
    icons,
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: icons.filter(({ sizes }) => sizes === '192x192') })),
  }
}

const iconsOf = (brand: string): readonly AppIcon[] => [
  { src: `/icons/${brand}-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: `/icons/${brand}-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: `/icons/${brand}-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: `/icons/${brand}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
]
