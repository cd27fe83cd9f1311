import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import exo2 from '@fontsource-variable/exo-2/files/exo-2-latin-wght-normal.woff2?url'
import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import playfairDisplay from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url'
import syne from '@fontsource-variable/syne/files/syne-latin-wght-normal.woff2?url'
import unbounded from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url'
import zalandoSansExpanded from '@fontsource-variable/zalando-sans-expanded/files/zalando-sans-expanded-latin-wght-normal.woff2?url'
import type { DisplayFont } from '#themes/theme.ts'

const URLS: Readonly<Record<DisplayFont, string>> = {
  'bricolage-grotesque': bricolageGrotesque,
  'exo-2': exo2,
  fredoka,
  outfit,
  'playfair-display': playfairDisplay,
  sora,
  syne,
  unbounded,
  'zalando-sans-expanded': zalandoSansExpanded,
}

export const displayFontUrl = (font: DisplayFont = 'outfit'): string => URLS[font]
