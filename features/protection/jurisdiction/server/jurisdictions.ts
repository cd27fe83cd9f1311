import { type CalendarDay, calendarDayOf, MINUTE_MS, type Instant } from '#kernel/time.ts'
import type { Id } from '#kernel/id.ts'
import type { JurisdictionConfig } from '#platform/config/jurisdictions.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { Verdict } from '../contract.ts'
import type { Jurisdiction, Product } from '../shared/jurisdictions.ts'
import type { AddressPlace, FindAddress } from './addresses.ts'
import { type Position, statesAround } from './borders.ts'
import { lawOf } from './law.ts'
import { isTooFar, judgeAddress, judgeJurisdictions } from './rules.ts'
import { insertCheck, readLastSighting, readPositionCheck } from './store.ts'

/** How long a check is valid from the same address (GEO-1). */
const GOOD_FOR_MS = 30 * MINUTE_MS
const REMEMBERED_MAX = 20_000

const OPEN: Verdict = { access: true, product: 'full', country: null, state: null, reason: null }

interface Remembered {
  readonly address: string
  readonly verdict: Verdict
  readonly until: Instant
  /** A rule applies per day. */
  readonly day: CalendarDay
}

/** Locates visitors and decides what is open to them. One instance per running site. */
export interface Jurisdictions {
  /** By address alone; records nothing. */
  look(ctx: VisitorContext): Promise<Verdict>
  /** By address and, if positions are required, by the position last shown; records nothing. */
  lookClosely(ctx: VisitorContext): Promise<Verdict>
  /** Before a game: this session's check, repeated if it is too old or from another address. */
  check(ctx: PlayerContext): Promise<Verdict>
  /** At these coordinates, with their accuracy in meters. */
  checkPosition(ctx: VisitorContext, position: Position, accuracyM: number): Promise<Verdict>
}

export function createJurisdictions(config: JurisdictionConfig, find: FindAddress): Jurisdictions {
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
  const look = async (ctx: VisitorContext, mustShow: boolean): Promise<Verdict> => {
    if (config.check === 'off') return OPEN
    const byAddress = judgeAddress(await find(ctx.address), lawOf(ctx))
    return (await shownPosition(ctx, byAddress, mustShow || !byAddress.access))?.verdict ?? byAddress
  }
  return {
    look: (ctx) => look(ctx, false),
    lookClosely: (ctx) => look(ctx, config.check === 'coordinates'),
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
        ? judgeJurisdictions(jurisdictionsAround(position, accuracyM), lawOf(ctx))
        : judgeAddress(found, lawOf(ctx))
      await keep(ctx, { source: 'coordinates', position, accuracy: accuracyM, verdict })
      if (ctx.session) remembered.delete(ctx.session.id)
      return verdict
    },
  }
}

/** Refuses what is closed in the player's jurisdiction: everything, or whatever requires entries there or at home. */
export function refuseIfClosed(
  { access, reason, product }: Verdict,
  { needsEntries, atHome }: { readonly needsEntries: boolean; readonly atHome: Product },
): void {
  if (!access) throw refusal(reason)
  if (atHome === 'blocked') throw refusal('residence')
  if (needsEntries && (product !== 'full' || atHome !== 'full')) {
    throw new AppError('jurisdiction-refused', 'Only coin play is available where you live or are now.', { reason: 'coins-only' })
  }
}

/** Refuses closed jurisdictions; a visitor whose jurisdiction is unknown may continue. */
export function refuseRegion({ reason }: Verdict, atHome?: Product): void {
  if (reason === 'region') throw refusal(reason)
  if (atHome === 'blocked') throw refusal('residence')
}

const refusal = (reason: Verdict['reason'] | 'residence') =>
  new AppError('jurisdiction-refused', 'Play isn’t available where you are.', { reason })

/**
 * IP geolocation may be a town or a state off; a position is then more precise. It is not a country off: an address
 * in another country decides, whatever the browser reports, and a hidden address makes every position untrusted.
 */
const isBelieved = (found: AddressPlace): boolean =>
  found.kind === 'unknown' || (found.kind === 'place' && found.place.country === 'US')

/** Outside every state is a location without rules of its own. */
const jurisdictionsAround = (position: Position, accuracyM: number): readonly Jurisdiction[] =>
  [...statesAround(position, accuracyM)].map((state) => (state ? { country: 'US', state } : { country: 'any', state: null }))

/**
 * The position this session showed recently from this address. More precise than an address, which may be a town off;
 * ignored if the address is hidden.
 */
async function shownPosition(ctx: VisitorContext, byAddress: Verdict, isWanted: boolean) {
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

/** Every check is recorded, and impossible travel is flagged. */
async function keep(ctx: VisitorContext, finding: Finding): Promise<void> {
  const at = ctx.clock.now()
  const player = ctx.session?.playerId ?? null
  const { position } = finding
  await ctx.transaction(async (tx) => {
    const before = player && position ? await readLastSighting(tx, player) : null
    const isFar = before !== null && position !== null && isTooFar(before, { position, at })
    if (isFar) ctx.log.warn({ player, address: ctx.address }, 'a player was farther away than anyone can travel')
    const session = ctx.session?.id ?? null
    await insertCheck(tx, { ...finding, brand: ctx.theme.id, player, session, address: ctx.address, isFar, at })
  })
}
