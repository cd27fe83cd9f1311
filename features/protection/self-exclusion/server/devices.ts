import { createHmac } from 'node:crypto'
import type { Id } from '#kernel/id.ts'
import { DAY_MS } from '#kernel/time.ts'
import { readClosedAt } from '#platform/auth/closed-accounts.ts'
import { devicesOf, playersOfDevice, shownDevice } from '#platform/auth/known-devices.ts'
import type { Context, VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { RETURN_WAIT_DAYS } from '../contract.ts'
import { isTimeUp, standingOf } from './rules.ts'
import { readStanding } from './standing.ts'
import { readChosen } from './store.ts'

/**
 * Whether this browser is that of somebody excluded: whoever gives neither address nor name would otherwise be new in
 * it. A break keeps nobody else out, as a household shares its browsers and a break is short.
 */
export async function isDeviceOfExcluded(ctx: VisitorContext): Promise<boolean> {
  const device = shownDevice(ctx)
  if (!device) return false
  const { reader, vault, clock } = ctx
  const now = clock.now()
  const ofErased = standingOf(await readChosen(reader, { keys: [deviceKey(vault, device)] }), now)
  if (ofErased?.kind === 'exclusion' && !isTimeUp(ofErased, now)) return true
  for (const player of await playersOfDevice(reader, device)) {
    const standing = await readStanding(ctx, reader, player)
    if (standing?.kind === 'exclusion' && !(isTimeUp(standing, now) && (await isGone(ctx, player)))) return true
  }
  return false
}

/** From a closed account nobody can ask to come back, so that its exclusion would never end here. */
async function isGone({ reader, clock }: VisitorContext, player: Id<'plr'>): Promise<boolean> {
  const closedAt = await readClosedAt(reader, player)
  return closedAt !== null && closedAt + RETURN_WAIT_DAYS * DAY_MS <= clock.now()
}

/** What the browsers of a player are known by once the account, and the list of them, is erased. */
export const deviceKeysOf = async ({ vault }: Pick<Context, 'vault'>, db: Reader, playerId: Id<'plr'>): Promise<Buffer[]> =>
  (await devicesOf(db, playerId)).map((device) => deviceKey(vault, device))

const deviceKey = (vault: Context['vault'], device: Buffer): Buffer =>
  createHmac('sha256', vault.keyFor('excluded-person')).update('device ').update(device).digest()
