import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { iconSprite } from './apps/site/vite/icons.ts'

const NOT_OURS = ['**/node_modules/**', 'build/**', '.cache/**', 'e2e/**']
const FLOW = ['**/*.flow.test.ts', '**/flow.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Rules, games, verbs of pure code: no database, no browser.
        test: { name: 'pure', include: ['**/*.test.ts'], exclude: [...NOT_OURS, ...FLOW, 'tidy.test.ts'] },
      },
      {
        // The house's taste as a test.
        test: { name: 'tidy', include: ['tidy.test.ts'] },
      },
      {
        // Through HTTP or a door to a real PostgreSQL: one server a run, one database a test file.
        test: {
          name: 'flow',
          include: FLOW,
          exclude: NOT_OURS,
          globalSetup: 'platform/testing/cluster.setup.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        // Screens.
        plugins: [iconSprite([], resolve(import.meta.dirname, '.cache/test-icons'))],
        test: { name: 'dom', include: ['**/*.test.tsx'], exclude: NOT_OURS, environment: 'jsdom', testTimeout: 30_000 },
      },
    ],
  },
})
