import { makeRestoredDataOwn } from '#apps/site/after-restore.ts'
import { loadConfig, ROOT } from '#platform/config/index.ts'
import { SetupError } from '#platform/setup-error.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** `npm run db:after-restore`: once after each restore, copy or promotion of the database, before the site starts. */
try {
  await makeRestoredDataOwn({ config: loadConfig(), root: ROOT, say })
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  say(error.message)
  process.exitCode = 1
}
