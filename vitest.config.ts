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

/** Tests that replace one of our modules run isolated; all others of a worker share their modules. */
const SWAPPING = globSync(
  '{apps,client,engine,features,games,kernel,ledger,platform,promotions,scripts,themes,ui}/**/*.test.{ts,tsx}',
  {
    cwd: ROOT,
  },
).filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(resolve(ROOT, file), 'utf8')))
const swappingFlow = SWAPPING.filter((file) => file.endsWith('flow.test.ts'))
const swappingScreens = SWAPPING.filter((file) => file.endsWith('.test.tsx'))

/** Generous for busy machines; waits inside a test have shorter timeouts. */
const PATIENCE_MS = 60_000

/** The default of one second is too short on a busy machine. */
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
        // Pure code: no database, no browser.
        test: {
          name: 'pure',
          include: ['**/*.test.ts'],
          exclude: [...NOT_OURS, ...FLOW, COUNTS, 'tidy.test.ts'],
          // The offline page inlines the colors of its brand.
          css: { include: [/themes\.css/] },
          isolate: false,
          ...waits,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        // House rules.
        test: { name: 'tidy', include: ['tidy.test.ts'] },
      },
      {
        // With the longest test file. Projects run in alphabetical order, so this name makes it start first.
        test: { name: 'counts', include: [COUNTS], exclude: NOT_OURS, testTimeout: PATIENCE_MS },
      },
      {
        // Through HTTP or a module entry to a real PostgreSQL: one server per run, one database per test file.
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
