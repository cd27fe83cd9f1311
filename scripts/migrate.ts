import { loadConfig, ROOT } from '#platform/config/index.ts'
import { openSiteDatabase } from '#platform/db/site-database.ts'
import { SetupError } from '#platform/setup-error.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** `npm run db:migrate`: brings the database up to date and ends, before an upgrade changes any process of the site. */
try {
  const { close } = await openSiteDatabase({ config: loadConfig(), root: ROOT, say })
  await close()
  say('The database is up to date.')
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  say(error.message)
  process.exitCode = 1
}
