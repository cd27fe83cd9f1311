import { ownRows } from '#platform/db/own-rows.ts'
import { kept } from '#kernel/personal-table.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { personKeys } from '#platform/auth/person-keys.ts'
import { deviceKeysOf, isDeviceOfExcluded } from './devices.ts'
import { routes } from './routes.ts'
import { isTimeUp, standingOf } from './rules.ts'
import { createAbsenceGuard, keysOf, readStanding, toAbsence } from './standing.ts'
import { addKeys, readChosen } from './store.ts'

const learnKeys: NonNullable<ServerFeature['personChanged']> = async (ctx, tx, playerId) =>
  addKeys(tx, playerId, await keysOf(ctx, tx, playerId))

/** Breaks and exclusions. In every theme, and no operator switches it off: nobody may shorten what it keeps (EXC-4). */
export const exclusionServer = (): ServerFeature => ({
  id: 'exclusion',
  isInEveryTheme: true,
  routes,
  profile: async (ctx) => ({ absence: toAbsence(await readStanding(ctx, ctx.reader, ctx.playerId)) }),
  personalTables: [kept('exclusion', 'exclusion'), kept('exclusion_return', 'exclusion')],
  personalData: ownRows({
    choices: ['exclusion', 'chosen_at', 'kind', 'until', 'return_asked_at'],
    returns: ['exclusion_return', 'asked_at'],
  }),
  guardStart: createAbsenceGuard(),
  // Name and postcode may come after the choice: by them the same person is known again elsewhere (EXC-7).
  personChanged: learnKeys,
  async closeAccount(ctx, tx, playerId) {
    await learnKeys(ctx, tx, playerId)
    await addKeys(tx, playerId, await deviceKeysOf(ctx, tx, playerId))
  },
  // Coming back to a closed account is no way around it; once its time is up, it is where the return is asked for.
  async mayReopen(ctx, playerId) {
    const standing = await readStanding(ctx, ctx.reader, playerId)
    return standing === null || isTimeUp(standing, ctx.clock.now())
  },
  mayPromote: async (ctx, playerId) => (await readStanding(ctx, ctx.reader, playerId)) === null,
  async maySignUp(ctx, { email, birthDate, id }) {
    const keys = personKeys(ctx.vault, { email, birthDate, name: null, surname: null, zip: null })
    const now = ctx.clock.now()
    const standing = standingOf(await readChosen(ctx.reader, { keys }), now)
    // Once its time is up it holds the new account by the mailbox, until that one asked to come back and waited.
    if (standing) return isTimeUp(standing, now)
    // An account that is there already is known by its own; others of the household keep theirs.
    return id !== undefined || !(await isDeviceOfExcluded(ctx))
  },
})
