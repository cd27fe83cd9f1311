import { putOperator } from '#platform/auth/operators.ts'
import { systemClock } from '#platform/clock.ts'
import { loadConfig, ROOT } from '#platform/config/index.ts'
import { newToken } from '#platform/crypto/token.ts'
import { openSiteDatabase } from '#platform/db/site-database.ts'
import { createNewId } from '#platform/ids.ts'
import { systemRng } from '#platform/rng.ts'
import { SetupError } from '#platform/setup-error.ts'

/** `npm run operator:new -- anna`: makes an operator, or gives one a new password; says it once. */
const name = (process.argv[2] ?? '').trim().toLowerCase()
const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  await run()
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  say(error.message)
  process.exitCode = 1
}

async function run(): Promise<void> {
  if (/^[a-z][a-z0-9.-]{1,60}$/.test(name)) {
    const { database, close } = await openSiteDatabase({ config: loadConfig(), root: ROOT, say })
    const password = newToken(systemRng).slice(0, 20)
    const newId = createNewId({ clock: systemClock, rng: systemRng })
    await database.transaction((tx) => putOperator(tx, { newId, clock: systemClock }, { name, password }))
    await close()
    say(`${name} signs in at /operator with the password ${password}`)
  } else {
    say('A name begins with a letter and has letters, digits, dots and hyphens: npm run operator:new -- anna')
    process.exitCode = 1
  }
}
