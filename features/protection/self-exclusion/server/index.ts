import { DAY_MS } from '#kernel/time.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { kept } from '#kernel/personal-table.ts'
import type { ServerEntry, ServerFeature } from '#platform/feature.ts'
import { personKeys } from '#platform/auth/person-keys.ts'
import { RETURN_WAIT_DAYS } from '../contract.ts'
import { deviceKeysOf, isDeviceOfExcluded } from './devices.ts'
import { routes } from './routes.ts'
import { isTimeUp, exclusionStateOf } from './rules.ts'
import { createExclusionGuard, keysOf, readExcluded, readExclusionState, toWire } from './exclusion-state.ts'
import { addKeys, readAbsences, readChosenByKeys } from './store.ts'

const learnKeys: NonNullable<ServerFeature['personChanged']> = async (ctx, tx, playerId) =>
  addKeys(tx, playerId, { keys: await keysOf(ctx, tx, playerId), at: ctx.clock.now() })

const NOTHING_KNOWN = { name: null, surname: null, zip: null, emailConfirmedAt: null, isVerified: false }

/**
 * Breaks and self-exclusions. In every theme; no operator can switch it off, because none may shorten a
 * self-exclusion (EXC-4).
 */
export const selfExclusionServer: ServerEntry = ({ slices }) => ({
  id: 'self-exclusion',
  isInEveryTheme: true,
  routes: routes(slices),
  profile: async (ctx) => ({ absence: toWire(await readExclusionState(ctx, ctx.reader, ctx.playerId)) }),
  personalTables: [
    kept('exclusion', 'exclusion'),
    kept('exclusion_return', 'exclusion'),
    kept('exclusion_parted', 'exclusion'),
    kept('exclusion_parted', 'exclusion', { by: 'other' }),
  ],
  personalData: ownRows({
    choices: ['exclusion', 'chosen_at', 'kind', 'until', 'return_asked_at'],
    returns: ['exclusion_return', 'asked_at'],
  }),
  guardAs: createExclusionGuard(),
  // Name and ZIP code may be entered after the choice: they identify the same person elsewhere (EXC-7).
  personChanged: learnKeys,
  on: { 'player.proved': (ctx, { playerId }, tx) => learnKeys(ctx, tx, playerId) },
  async closeAccount(ctx, tx, playerId) {
    await learnKeys(ctx, tx, playerId)
    const keys = { claimed: await deviceKeysOf(ctx, tx, playerId), proven: [] }
    await addKeys(tx, playerId, { keys, at: ctx.clock.now() })
  },
  // Reopening a closed account does not bypass a self-exclusion; once the period is over, it is where the return is
  // requested.
  async mayReopen(ctx, playerId) {
    const state = await readExclusionState(ctx, ctx.reader, playerId)
    return state === null || isTimeUp(state, ctx.clock.now())
  },
  // Paid once the period is over.
  notReceiving: readExcluded,
  async careFacts({ reader }, player, since) {
    const { breaks, asked } = await readAbsences(reader, { player, since })
    return { breaks, returns: asked.map((at) => at + RETURN_WAIT_DAYS * DAY_MS) }
  },
  mayPromote: async (ctx, playerId) => (await readExclusionState(ctx, ctx.reader, playerId)) === null,
  mayTryGames: async (ctx) => !(await isDeviceOfExcluded(ctx)),
  async maySignUp(ctx, { email, birthDate, id }) {
    const { claimed } = personKeys(ctx.vault, { ...NOTHING_KNOWN, email, birthDate })
    const now = ctx.clock.now()
    const state = exclusionStateOf(await readChosenByKeys(ctx.reader, claimed), now)
    // Once its period is over it blocks the new account of the same mailbox until that account requests the return
    // and waits.
    if (state) return isTimeUp(state, now)
    // An existing account is recognized by its own keys; others in the household stay unaffected.
    return id !== undefined || !(await isDeviceOfExcluded(ctx))
  },
})
