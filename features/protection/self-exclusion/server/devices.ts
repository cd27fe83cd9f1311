import { createHmac } from 'node:crypto'
import type { Id } from '#kernel/id.ts'
import { DAY_MS } from '#kernel/time.ts'
import { readClosedAt } from '#platform/auth/sign-in/closed-accounts.ts'
import { devicesOf, playersOfDevice, shownDevice } from '#platform/auth/devices/known-devices.ts'
import type { Context, VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { RETURN_WAIT_DAYS } from '../contract.ts'
import { isTimeUp, exclusionStateOf } from './rules.ts'
import { readExclusionState } from './exclusion-state.ts'
import { readChosenByKeys } from './store.ts'

/**
 * Whether this browser belongs to a self-excluded player, who could otherwise register with a new address and name. A
 * break does not block others, because households share browsers and a break is short.
 */
export async function isDeviceOfExcluded(ctx: VisitorContext): Promise<boolean> {
  const device = shownDevice(ctx)
  if (!device) return false
  const { reader, vault, clock } = ctx
  const now = clock.now()
  const ofErased = exclusionStateOf(await readChosenByKeys(reader, [deviceKey(vault, device)]), now)
  if (ofErased?.kind === 'exclusion' && !isTimeUp(ofErased, now)) return true
  for (const player of await playersOfDevice(reader, device)) {
    const state = await readExclusionState(ctx, reader, player)
    if (state?.kind === 'exclusion' && !(isTimeUp(state, now) && (await isGone(ctx, player)))) return true
  }
  return false
}

/** A closed account cannot request the return, so its self-exclusion would otherwise block this browser forever. */
async function isGone({ reader, clock }: VisitorContext, player: Id<'plr'>): Promise<boolean> {
  const closedAt = await readClosedAt(reader, player)
  return closedAt !== null && closedAt + RETURN_WAIT_DAYS * DAY_MS <= clock.now()
}

/** Recognizes a player's browsers after the account and its list of browsers are erased. */
export const deviceKeysOf = async ({ vault }: Pick<Context, 'vault'>, db: Reader, playerId: Id<'plr'>): Promise<Buffer[]> =>
  (await devicesOf(db, playerId)).map((device) => deviceKey(vault, device))

const deviceKey = (vault: Context['vault'], device: Buffer): Buffer =>
  createHmac('sha256', vault.keyFor('excluded-person')).update('device ').update(device).digest()
