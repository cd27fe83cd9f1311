import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { iconSprite } from './apps/site/vite/icons.ts'
import { inlineScripts } from './apps/site/vite/inline-scripts.ts'
import { words } from './apps/site/vite/words.ts'

const ROOT = import.meta.dirname
const NOT_OURS = ['**/node_modules/**', 'build/**', '.cache/**', 'e2e/**']
const FLOW = ['**/*.flow.test.ts', '**/flow.test.ts']
const COUNTS = '**/*.count.test.ts'

/** A test that puts another module in the place of one of ours needs modules of its own; all others of a worker share theirs. */
const SWAPPING = globSync('{apps,client,engine,features,games,kernel,ledger,platform,scripts,themes,ui}/**/*.test.{ts,tsx}', {
  cwd: ROOT,
}).filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(resolve(ROOT, file), 'utf8')))
const swappingFlow = SWAPPING.filter((file) => file.endsWith('flow.test.ts'))
const swappingScreens = SWAPPING.filter((file) => file.endsWith('.test.tsx'))

/** Seconds of work, on a machine that does other work too: what waits in a test has a shorter patience of its own. */
const PATIENCE_MS = 60_000

/** The runner's own second is over before a busy machine has looked twice. */
const waits = { expect: { poll: { timeout: 20_000 } } }

const flow = {
  ...waits,
  globalSetup: 'platform/testing/cluster.setup.ts',
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
}
const screens = { ...waits, environment: 'jsdom', testTimeout: PATIENCE_MS, setupFiles: 'ui/screens.setup.ts' }
const icons = () => iconSprite([], resolve(ROOT, '.cache/test-icons'))

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        // Rules, games, verbs of pure code: no database, no browser.
        test: {
          name: 'pure',
          include: ['**/*.test.ts'],
          exclude: [...NOT_OURS, ...FLOW, COUNTS, 'tidy.test.ts'],
          // The page without a network writes its brand's colours into itself.
          css: { include: [/themes\.css/] },
          isolate: false,
          ...waits,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        // The house's taste as a test.
        test: { name: 'tidy', include: ['tidy.test.ts'] },
      },
      {
        // The longest single file. Its project's name comes first, so that it does too, and nobody waits for it at the end.
        test: { name: 'counts', include: [COUNTS], exclude: NOT_OURS },
      },
      {
        // Through HTTP or a door to a real PostgreSQL: one server a run, one database a test file.
        test: { name: 'flow', include: FLOW, exclude: [...NOT_OURS, ...swappingFlow], isolate: false, ...flow },
      },
      { test: { name: 'flow-swapping', include: swappingFlow, ...flow } },
      {
        // Screens.
        plugins: [icons(), words(ROOT), inlineScripts(ROOT)],
        test: { name: 'dom', include: ['**/*.test.tsx'], exclude: [...NOT_OURS, ...swappingScreens], isolate: false, ...screens },
      },
      {
        plugins: [icons(), words(ROOT), inlineScripts(ROOT)],
        test: { name: 'dom-swapping', include: swappingScreens, ...screens },
      },
    ],
  },
})
