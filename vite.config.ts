import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { brandIcons } from './apps/site/vite/brand-icons/brand-icons.ts'
import { guestWatchers, lobbyParts } from './apps/site/vite/guest-parts.ts'
import { words } from './apps/site/vite/words.ts'
import { iconSprite } from './apps/site/vite/icons.ts'
import { inlineScripts } from './apps/site/vite/inline-scripts.ts'
import { stripSchemas } from './apps/site/vite/strip-schemas.ts'
import { lightPixi } from './apps/site/vite/light-pixi.ts'
import { serviceWorker } from './apps/site/vite/service-worker.ts'
import { ICON_NAMES } from './ui/icons/names.ts'

const GUEST_WATCHERS = guestWatchers(import.meta.dirname)
const LOBBY_PARTS = lobbyParts(import.meta.dirname)

/**
 * Every page loads `libraries` and `frame`; code that only some pages need lies in `ui/parts/` and stays out of both.
 * The other groups join many small modules that are loaded together, so that they cost one request.
 */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|use-intl|@tanstack\/(react-query|query-core)|intl-messageformat|@formatjs)\//,
  },
  {
    name: 'frame',
    test: /\/(ui\/((api|brand|i18n|icons|page)\/|promo\/(promo-card|use-campaign-state)|time\/(countdown|now|use-finish|server-clock)|modal\/(modal-root|modal-location|use-modals|game-link)|toast\/toast(s|-root))|apps\/site\/web\/(shell|overlays|watchers|locales\/words|app\/build-id|late\/own-pages|stale-chunk)|features\/(back-office\/content|play\/game-session)\/contract)/,
  },
  {
    name: 'lobby',
    test: (id: string) =>
      LOBBY_PARTS.has(id) ||
      /\/(client\/(banners|home|game-tiles\/(game-tile|tile-picture|(favourite|reminder)-button|badges|category-chips|row-title|games|load-games))|ui\/parts\/drag-by-mouse|features\/play\/(lobby\/web\/(?!open-rounds|on-push|[a-z]+-page)|(lobby|library)\/(contract|shared)|winners\/web\/queries))/.test(
        id,
      ),
  },
  {
    name: 'watchers',
    test: (id: string) =>
      GUEST_WATCHERS.has(id) ||
      /\/features\/(protection\/cookie-consent\/web\/choice\b|site\/realtime\/web\/connection-banner)/.test(id),
  },
  {
    name: 'game',
    test: /\/(features\/play\/house-games\/web\/game-page|client\/((screen|play|playback|overlays|sound)\/|stage\/(atlas-place|keep-layout|layout|look|plain-stage|game-stage))|engine\/(slot\/view|same)|games\/loaders)/,
  },
  {
    name: 'stage',
    test: /\/(client\/stage\/|node_modules\/pixi\.js\/lib\/(?!environment-browser\/browserAll|environment-webworker\/webworkerAll|rendering\/renderers\/(gpu|canvas)\/|accessibility|dom|events|compressed-textures|advanced-blend-modes|filters))/,
  },
  { name: 'player-watchers', test: /\/features\/[^/]+\/[^/]+\/web\/[a-z-]+-watcher\.tsx/ },
  { name: 'pushes', test: /\/features\/[^/]+\/[^/]+\/web\/on-push\.ts/ },
]

/** Packages that the server loads, too, and `use-intl`, which has another formatter in the browser. The pages' build has all others. */
const SHARED_WITH_SERVER = ['react', 'react-dom', 'react-router', 'use-intl', 'zod']

/** Chunks that join many separately imported modules. */
const IN_ONE = /\/(lobby|watchers|player-watchers|pushes)-[^/]+\.js$/

/**
 * Joined chunks get no preloads: the loader would search the document for them once per module. Throws if such a chunk
 * needs a stylesheet, as nothing would load it.
 */
function nothingBeside(file: string, deps: readonly string[]): string[] {
  const styles = deps.filter((dep) => dep.endsWith('.css'))
  if (styles.length > 0) throw new Error(`${file} would need ${styles.join(', ')}: its styles belong to ui/styles/`)
  return []
}

export default defineConfig(({ command }) => ({
  plugins: [
    iconSprite(ICON_NAMES, resolve(import.meta.dirname, '.cache/icons')),
    brandIcons(),
    words(import.meta.dirname),
    stripSchemas(),
    lightPixi(),
    inlineScripts(import.meta.dirname),
    serviceWorker(resolve(import.meta.dirname, 'apps/site/web/worker.ts')),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // Inlined assets would need exceptions in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (file, deps) => (IN_ONE.test(file) ? nothingBeside(file, deps) : deps) },
    manifest: true,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    // One file, since the server loads all pages at its start: 450 modules and packages took it half a second.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
  // In development packages stay apart: some are CommonJS.
  ...(command === 'build' ? { ssr: { noExternal: true, external: SHARED_WITH_SERVER } } : {}),
  server: { fs: { allow: [import.meta.dirname] } },
}))
