import { ownRows } from '#platform/db/own-rows.ts'
import { kept } from '#kernel/personal-table.ts'
import { DAY_MS } from '#kernel/time.ts'
import { bind, type ServerDoor } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { restriction } from '../feature.ts'
import { createAddressFinder } from './addresses.ts'
import { guardPageWith } from './guard-pages.ts'
import { listStates } from './list-states.ts'
import { placeKind } from './place-kind.ts'
import { createPlaces, refuseIfClosed, refuseRegion } from './places.ts'
import { forgetGuestChecks, insertReport } from './store.ts'

/** Checks of guests stay for so long. */
const GUESTS_KEPT_DAYS = 90

/** What is open where: looked up before games and pages, by address and, where asked for, by coordinates. */
export const restrictionServer: ServerDoor = ({ places: config, log }) => {
  const places = createPlaces(config, createAddressFinder(config, log))
  return {
    id: restriction.id,
    content: [placeKind],
    routes: [
      bind(contract.getRestrictionInfo, listStates),
      bind(contract.checkAddress, async (ctx) => ({ success: true as const, data: await places.look(ctx) })),
      bind(contract.checkPosition, async (ctx, { query: { latitude, longitude, accuracy } }) => ({
        success: true as const,
        data: await places.checkPosition(ctx, { latitude, longitude }, accuracy),
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
    personalData: ownRows({
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
    }),
    // Its pages are not shown there; who comes by a page that was open before, or by none, gets no account either.
    async maySignUp(ctx, { id }) {
      if (id === undefined) refuseRegion(await places.look(ctx))
      return true
    },
    async guardStart(ctx, start) {
      // What a day brings asks nobody for a position: it is closed where the pages are.
      if (start === 'gift') return refuseRegion(await places.look(ctx))
      refuseIfClosed(await places.check(ctx), start === 'entries' ? 'SweepStakes' : ctx.session.gameMode)
    },
    guardPage: guardPageWith(places),
    guestPages: async (ctx) => ((await places.look(ctx)).reason === 'region' ? 'closed' : 'open'),
  }
}
