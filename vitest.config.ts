import { defineConfig } from 'vitest/config'

const FLOW = ['**/*.flow.test.ts', '**/flow.test.ts']
const LEFT_OUT = ['**/node_modules/**', 'build/**', 'e2e/**', '.cache/**', 'art/toolchain/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: { name: 'pure', include: ['**/*.test.ts'], exclude: [...LEFT_OUT, ...FLOW] },
      },
      {
        test: {
          name: 'flow',
          include: FLOW,
          exclude: LEFT_OUT,
          globalSetup: 'platform/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'dom', include: ['**/*.test.tsx'], exclude: LEFT_OUT, environment: 'jsdom' },
      },
    ],
  },
})
