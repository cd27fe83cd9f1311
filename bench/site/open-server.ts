import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '#platform/config/index.ts'
import { type Embedded, startEmbedded } from '#platform/db/embedded.ts'
import { bringUpToDate } from '#platform/db/sql-functions.ts'

/** A durable database server of its own, migrated and empty, which is deleted at the end: `await using server = …`. */
export async function openBenchServer(): Promise<Embedded & AsyncDisposable> {
  await using opening = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'croupier-bench-'))
  opening.defer(() => rmSync(folder, { recursive: true, force: true }))
  // The server runs as another user.
  chmodSync(folder, 0o755)
  const server = await startEmbedded({ folder, programs: join(ROOT, '.cache') })
  opening.defer(() => server.stop())
  await bringUpToDate(server.url, ROOT)
  const opened = opening.move()
  return { ...server, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
