import { type CalendarDay, calendarDayOf, MINUTE_MS, type Instant } from '#kernel/time.ts'
import type { Id } from '#kernel/id.ts'
import type { PlacesConfig } from '#platform/config/places.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { Verdict } from '../contract.ts'
import type { Place } from '../shared/places.ts'
import type { AddressPlace, FindAddress } from './addresses.ts'
import { type Position, statesAround } from './borders.ts'
import { lawOf } from './law.ts'
import { isTooFar, judgeAddress, judgePlaces } from './rules.ts'
import { insertCheck, readLastSighting, readPositionCheck } from './store.ts'

/** How long a check is good for, from the same address (GEO-1). */
export const GOOD_FOR_MS = 30 * MINUTE_MS
const REMEMBERED_MAX = 20_000

export const OPEN: Verdict = { access: true, product: 'full', country: null, state: null, reason: null }

interface Remembered {
  readonly address: string
  readonly verdict: Verdict
  readonly until: Instant
  /** The law of a day holds for that day. */
  readonly day: CalendarDay
}

/** Where visitors are and what is open to them there. One for a running site. */
export interface Places {
  /** By address alone; writes nothing. */
  look(ctx: VisitorContext): Promise<Verdict>
  /** Before a game: the check of this session, made anew where it is too old or from another address. */
  check(ctx: PlayerContext): Promise<Verdict>
  /** At these coordinates, to so many metres. */
  checkPosition(ctx: VisitorContext, position: Position, accuracyM: number): Promise<Verdict>
}

export function createPlaces(config: PlacesConfig, find: FindAddress): Places {
  const remembered = new Map<Id<'ses'>, Remembered>()
  const remember = (ctx: PlayerContext, verdict: Verdict, at: Instant): Verdict => {
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    remembered.set(ctx.session.id, { address: ctx.address, verdict, until: at + GOOD_FOR_MS, day: ctx.today })
    return verdict
  }
  const known = (ctx: PlayerContext): Verdict | undefined => {
    const found = remembered.get(ctx.session.id)
    return found && found.address === ctx.address && found.until > ctx.clock.now() && found.day === ctx.today
      ? found.verdict
      : undefined
  }
  return {
    async look(ctx) {
      if (config.check === 'off') return OPEN
      const byAddress = judgeAddress(await find(ctx.address), lawOf(ctx))
      return (await shownPosition(ctx, byAddress))?.verdict ?? byAddress
    },
    async check(ctx) {
      if (config.check === 'off') return OPEN
      const before = known(ctx)
      if (before?.access) return before
      const found = await find(ctx.address)
      const byAddress = judgeAddress(found, lawOf(ctx))
      const shown = await shownPosition(ctx, byAddress, config.check === 'coordinates' || !byAddress.access)
      if (shown) return remember(ctx, shown.verdict, shown.at)
      const mustShow = config.check === 'coordinates' && byAddress.reason !== 'vpn'
      if (mustShow) return { ...byAddress, access: false, reason: 'prompt' }
      return remember(ctx, await kept(ctx, found, byAddress), ctx.clock.now())
    },
    async checkPosition(ctx, position, accuracyM) {
      if (config.check === 'off') return OPEN
      const found = await find(ctx.address)
      const verdict = isBelieved(found)
        ? judgePlaces(placesAround(position, accuracyM), lawOf(ctx))
        : judgeAddress(found, lawOf(ctx))
      await keep(ctx, { source: 'coordinates', position, accuracy: accuracyM, verdict })
      if (ctx.session) remembered.delete(ctx.session.id)
      return verdict
    },
  }
}

/** Refuses what is not open where the player is: anything, or the games for entries. */
export function refuseIfClosed({ access, reason, product }: Verdict, gameMode: PlayerContext['session']['gameMode']): void {
  if (!access) throw refusal(reason)
  if (product === 'coins' && gameMode === 'SweepStakes') {
    throw new AppError('place-refused', 'Where you are, games are played in coins alone.', { reason: 'coins-only' })
  }
}

/** Refuses where nothing is open; somebody whom nobody can place may go on. */
export function refuseRegion({ reason }: Verdict): void {
  if (reason === 'region') throw refusal(reason)
}

const refusal = (reason: Verdict['reason']) => new AppError('place-refused', 'Play is not open where you are.', { reason })

/**
 * An address may be a town or a state off, and then a position says more. It is not a country off: who comes from another
 * one is there, whatever the browser says, and one that hides is believed nothing.
 */
const isBelieved = (found: AddressPlace): boolean =>
  found.kind === 'unknown' || (found.kind === 'place' && found.place.country === 'US')

/** Outside of every state is a place without rules of its own. */
const placesAround = (position: Position, accuracyM: number): readonly Place[] =>
  [...statesAround(position, accuracyM)].map((state) => (state ? { country: 'US', state } : { country: 'any', state: null }))

/**
 * What this session showed of its position lately, from this address. It says more than an address, which may be a town
 * off; but none is believed of an address that hides.
 */
async function shownPosition(ctx: VisitorContext, byAddress: Verdict, isWanted = !byAddress.access) {
  if (!ctx.session || !isWanted || byAddress.reason === 'vpn') return null
  const since = ctx.clock.now() - GOOD_FOR_MS
  const shown = await readPositionCheck(ctx.reader, { session: ctx.session.id, address: ctx.address, since })
  return shown && calendarDayOf(shown.at, ctx.theme.timeZone) === ctx.today ? shown : null
}

async function kept(ctx: VisitorContext, found: AddressPlace, verdict: Verdict): Promise<Verdict> {
  const position = found.kind === 'place' ? found.position : null
  await keep(ctx, { source: 'address', position, accuracy: null, verdict })
  return verdict
}

interface Finding {
  readonly source: 'address' | 'coordinates'
  readonly position: Position | null
  readonly accuracy: number | null
  readonly verdict: Verdict
}

/** Every check is written down, and one that nobody could have travelled to is marked. */
async function keep(ctx: VisitorContext, finding: Finding): Promise<void> {
  const at = ctx.clock.now()
  const player = ctx.session?.playerId ?? null
  const { position } = finding
  await ctx.transaction(async (tx) => {
    const before = player && position ? await readLastSighting(tx, player) : null
    const isFar = before !== null && position !== null && isTooFar(before, { position, at })
    if (isFar) ctx.log.warn({ player, address: ctx.address }, 'somebody was further away than anybody travels')
    const session = ctx.session?.id ?? null
    await insertCheck(tx, { ...finding, brand: ctx.theme.id, player, session, address: ctx.address, isFar, at })
  })
}
