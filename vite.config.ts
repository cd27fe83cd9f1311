import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { brandIcons } from './apps/site/vite/brand-icons/brand-icons.ts'
import { words } from './apps/site/vite/words.ts'
import { iconSprite } from './apps/site/vite/icons.ts'
import { lightContracts } from './apps/site/vite/light-contracts.ts'
import { serviceWorker } from './apps/site/vite/service-worker.ts'
import { ICON_NAMES } from './ui/icons/names.ts'

/** What every page needs is two files: the libraries, and the frame. */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|use-intl|@tanstack\/(react-query|query-core)|intl-messageformat|@formatjs)\//,
  },
  {
    name: 'frame',
    test: /\/(ui\/(api|brand|i18n|icons|page|modal\/(modal-root|modal-location|use-modals)|toast\/toast(s|-root))|apps\/site\/web\/(shell|overlays|watchers|locales\/words))/,
  },
]

export default defineConfig({
  plugins: [
    iconSprite(ICON_NAMES, resolve(import.meta.dirname, '.cache/icons')),
    brandIcons(),
    words(import.meta.dirname),
    lightContracts(),
    serviceWorker(resolve(import.meta.dirname, 'apps/site/web/worker.ts')),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // Nothing is inlined: the content security policy stays one short line.
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  server: { fs: { allow: [import.meta.dirname] } },
})
