import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that each test's own is copied from. */
    templateUrl: string
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Nothing in this cluster outlives the run; what tests durability boots its own. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-test-'))
  const database = await startEmbedded({ dataDir, settings: FORGETFUL })
  await migrate(database.url, ROOT)
  project.provide('templateUrl', database.url)
  return async () => {
    await database.stop()
    rmSync(database.folder, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
}
