import { isOperatorRole, OPERATOR_ROLES, type OperatorRole } from '#kernel/operator-rights.ts'
import { hasOperator, hasOperators, putOperator } from '#platform/auth/operators/operators.ts'
import { systemClock } from '#platform/clock.ts'
import { SEED_AUTHOR } from '#platform/content/seed-content.ts'
import { loadConfig, ROOT } from '#platform/config/index.ts'
import { newToken } from '#platform/crypto/token.ts'
import type { Database } from '#platform/db/database.ts'
import { openSiteDatabase } from '#platform/db/site-database.ts'
import { createNewId } from '#platform/ids.ts'
import { systemRng } from '#platform/rng.ts'
import { SetupError } from '#platform/setup-error.ts'

/**
 * `npm run operator:new -- anna editor`: creates an operator, or gives an existing one a new password and role;
 * prints the password once.
 */
const name = (process.argv[2] ?? '').trim().toLowerCase()
const role = (process.argv[3] ?? '').trim().toLowerCase()
const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  await run()
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  say(error.message)
  process.exitCode = 1
}

async function run(): Promise<void> {
  if (!/^[a-z][a-z0-9.-]{1,60}$/.test(name) || name === SEED_AUTHOR) {
    throw new SetupError(
      'A name begins with a letter and has letters, digits, dots and hyphens: npm run operator:new -- anna editor',
    )
  }
  const { database, close } = await openSiteDatabase({ config: loadConfig(), root: ROOT, say })
  try {
    const chosen = await readRole(database)
    const password = newToken(systemRng).slice(0, 20)
    const newId = createNewId({ clock: systemClock, rng: systemRng })
    const made = await database.transaction((tx) =>
      putOperator(tx, { newId, clock: systemClock }, { name, password, role: chosen }),
    )
    say(`${name} (${made}) signs in at /operator with the password ${password}`)
    say('and sets up an authenticator app there. An earlier app no longer works.')
  } finally {
    await close()
  }
}

/** Undefined keeps an existing operator's role; the first operator becomes owner. */
async function readRole(database: Database): Promise<OperatorRole | undefined> {
  if (isOperatorRole(role)) return role
  if (role === '' && (await hasOperator(database, name))) return undefined
  if (role === '' && !(await hasOperators(database))) return 'owner'
  throw new SetupError(
    `Say what ${name} may do, one of ${Object.keys(OPERATOR_ROLES).join(', ')}: npm run operator:new -- ${name} editor`,
  )
}
