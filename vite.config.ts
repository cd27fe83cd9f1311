import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { brandIcons } from './apps/site/vite/brand-icons/brand-icons.ts'
import { guestWatchers, lobbyParts } from './apps/site/vite/guest-parts.ts'
import { words } from './apps/site/vite/words.ts'
import { iconSprite } from './apps/site/vite/icons.ts'
import { inlineScripts } from './apps/site/vite/inline-scripts.ts'
import { lightContracts } from './apps/site/vite/light-contracts.ts'
import { lightPixi } from './apps/site/vite/light-pixi.ts'
import { serviceWorker } from './apps/site/vite/service-worker.ts'
import { ICON_NAMES } from './ui/icons/names.ts'

const GUEST_WATCHERS = guestWatchers(import.meta.dirname)
const LOBBY_PARTS = lobbyParts(import.meta.dirname)

/** What every page needs is two files: the libraries, and the frame. `ui/page/` and `ui/api/` are of it; what only some pages have stands in `ui/parts/`. The lobby's parts are one more, and so are the watchers for guests, those for players, and what hears pushes. A game has its screen, and its canvas with the library that draws it. */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|use-intl|@tanstack\/(react-query|query-core)|intl-messageformat|@formatjs)\//,
  },
  {
    name: 'frame',
    test: /\/(ui\/((api|brand|i18n|icons|page)\/|promo\/(promo-card|use-campaign-state)|time\/(countdown|now|use-finish|server-clock)|modal\/(modal-root|modal-location|use-modals|game-link)|toast\/toast(s|-root))|apps\/site\/web\/(shell|overlays|watchers|locales\/words|app\/build-id|late\/own-pages|stale-chunk)|features\/(content|game-session)\/contract)/,
  },
  {
    name: 'lobby',
    test: (id: string) =>
      LOBBY_PARTS.has(id) ||
      /\/(client\/(banners|home|shelf\/(game-tile|tile-picture|(favourite|reminder)-button|marks|category-chips|row-title|games|load-games))|ui\/parts\/drag-by-mouse|features\/(lobby\/web\/(?!open-rounds|on-push|[a-z]+-page)|(lobby|library)\/(contract|shared)|winners\/web\/queries))/.test(
        id,
      ),
  },
  {
    name: 'watchers',
    test: (id: string) =>
      GUEST_WATCHERS.has(id) || /\/features\/(cookie-consent\/web\/choice\b|realtime\/web\/connection-banner)/.test(id),
  },
  {
    name: 'game',
    test: /\/(features\/house-games\/web\/game-page|client\/((screen|play|show|moments|sound)\/|stage\/(atlas-place|keep-layout|layout|look|plain-stage|game-stage))|engine\/(slot\/view|same)|games\/shelf)/,
  },
  {
    name: 'stage',
    test: /\/(client\/stage\/|node_modules\/pixi\.js\/lib\/(?!environment-browser\/browserAll|environment-webworker\/webworkerAll|rendering\/renderers\/(gpu|canvas)\/|accessibility|dom|events|compressed-textures|advanced-blend-modes|filters))/,
  },
  { name: 'player-watchers', test: /\/features\/[^/]+\/web\/[a-z-]+-watcher\.tsx/ },
  { name: 'pushes', test: /\/features\/[^/]+\/web\/on-push\.ts/ },
]

/** The files of many small parts, which are asked for one by one. */
const IN_ONE = /\/(lobby|watchers|player-watchers|pushes)-[^/]+\.js$/

/**
 * No preloads for what is asked for in parts and comes as one file: they would be looked up in the document for each part.
 * Throws where one needs styles, which nothing would then load.
 */
function nothingBeside(file: string, deps: readonly string[]): string[] {
  const styles = deps.filter((dep) => dep.endsWith('.css'))
  if (styles.length > 0) throw new Error(`${file} would need ${styles.join(', ')}: its styles belong to ui/styles/`)
  return []
}

export default defineConfig({
  plugins: [
    iconSprite(ICON_NAMES, resolve(import.meta.dirname, '.cache/icons')),
    brandIcons(),
    words(import.meta.dirname),
    lightContracts(),
    lightPixi(),
    inlineScripts(import.meta.dirname),
    serviceWorker(resolve(import.meta.dirname, 'apps/site/web/worker.ts')),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // Nothing is inlined: the content security policy stays one short line.
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (file, deps) => (IN_ONE.test(file) ? nothingBeside(file, deps) : deps) },
    manifest: true,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  server: { fs: { allow: [import.meta.dirname] } },
})
