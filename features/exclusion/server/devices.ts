import { createHmac } from 'node:crypto'
import type { Id } from '#kernel/id.ts'
import { devicesOf, playersOfDevice, shownDevice } from '#platform/auth/known-devices.ts'
import type { Context, VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { standingOf } from './rules.ts'
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
  const ofErased = await readChosen(reader, { keys: [deviceKey(vault, device)] })
  if (standingOf(ofErased, clock.now())?.kind === 'exclusion') return true
  for (const player of await playersOfDevice(reader, device)) {
    if ((await readStanding(ctx, reader, player))?.kind === 'exclusion') return true
  }
  return false
}

/** What the browsers of a player are known by once the account, and the list of them, is erased. */
export const deviceKeysOf = async ({ vault }: Pick<Context, 'vault'>, db: Reader, playerId: Id<'plr'>): Promise<Buffer[]> =>
  (await devicesOf(db, playerId)).map((device) => deviceKey(vault, device))

const deviceKey = (vault: Context['vault'], device: Buffer): Buffer =>
  createHmac('sha256', vault.keyFor('excluded-person')).update('device ').update(device).digest()
