import { ownRows } from '#platform/db/own-rows.ts'
import { kept } from '#kernel/personal-table.ts'
import { DAY_MS } from '#kernel/time.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { jurisdiction } from '../feature.ts'
import { createAddressFinder } from './addresses.ts'
import { guardPageWith } from './guard-pages.ts'
import { listStates } from './list-states.ts'
import { jurisdictionKind } from './jurisdiction-kind.ts'
import {
  areEntriesOpenAt,
  areEntriesOpenIn,
  entriesClosedTo,
  mayRedeemAtHome,
  productAtHome,
  restrictionIdsAt,
} from './residence.ts'
import { createJurisdictions, refuseIfClosed, refuseRegion } from './jurisdictions.ts'
import { forgetGuestChecks, insertReport } from './store.ts'

/** Retention of guests' checks. */
const GUESTS_KEPT_DAYS = 90

const personalData = ownRows({
  checks: [
    'place_check',
    'id',
    'address',
    'source',
    'latitude',
    'longitude',
    'accuracy',
    'country',
    'state',
    'product',
    'reason',
    'at',
  ],
})

/**
 * What is open in which jurisdiction: checked before games and pages, by IP address and, if required, by coordinates.
 */
export const jurisdictionServer: ServerEntry = ({ jurisdiction: config, log }) => {
  const jurisdictions = createJurisdictions(config, createAddressFinder(config, log))
  return {
    id: jurisdiction.id,
    content: [jurisdictionKind],
    routes: [
      bind(contract.getRestrictionInfo, listStates),
      bind(contract.checkAddress, async (ctx) => ({ success: true as const, data: await jurisdictions.look(ctx) })),
      bind(contract.checkPosition, async (ctx, { query: { latitude, longitude, accuracy } }) => ({
        success: true as const,
        data: await jurisdictions.checkPosition(ctx, { latitude, longitude }, accuracy),
      })),
      bind(contract.reportBlock, async (ctx, { body }) => {
        const { theme, session, address, clock } = ctx
        const who = { player: session?.playerId ?? null, session: session?.id ?? null }
        await ctx.transaction((tx) => insertReport(tx, { brand: theme.id, ...who, address, at: clock.now(), ...body }))
        return { success: true as const }
      }),
    ],
    jobs: [
      {
        name: 'forget-guest-checks',
        schedule: '31 4 * * *',
        run: (ctx) => ctx.transaction((tx) => forgetGuestChecks(tx, ctx.theme.id, ctx.clock.now() - GUESTS_KEPT_DAYS * DAY_MS)),
      },
    ],
    personalTables: [
      kept('place_check', 'places', {
        emptied: { address: '', session: null, latitude: null, longitude: null, accuracy: null, apps: '{}', meta: '{}' },
      }),
    ],
    personalData,
    // Pages are blocked there; a visitor on a page loaded earlier, or on none, cannot open an account either.
    async maySignUp(ctx, { id, state }) {
      if (id === undefined)
        refuseRegion(await jurisdictions.look(ctx), state === undefined ? undefined : productAtHome(ctx, state))
      return true
    },
    async mayTryGames(ctx) {
      refuseRegion(await jurisdictions.look(ctx))
      return true
    },
    // Residence and presence both count (GEO-1): the stricter one decides.
    async guardAs(ctx, start) {
      const atHome = productAtHome(ctx, ctx.session.residence)
      // Daily prizes require no position: they are closed where the pages are.
      if (start === 'promotion') return refuseRegion(await jurisdictions.look(ctx), atHome)
      const mode = start === 'entries' ? 'SweepStakes' : ctx.session.gameMode
      const needsEntries = start !== 'free-play' && mode === 'SweepStakes'
      refuseIfClosed(await jurisdictions.check(ctx), { needsEntries, atHome })
    },
    areEntriesOpen: areEntriesOpenAt(jurisdictions),
    entriesClosedTo,
    areEntriesOpenIn,
    mayRedeem: mayRedeemAtHome,
    restrictionIds: restrictionIdsAt(jurisdictions),
    guardPage: guardPageWith(jurisdictions),
    // Gifts advertised to guests differ where entries are closed.
    guestPages: async (ctx) => (await jurisdictions.look(ctx)).product ?? 'unknown',
  }
}
