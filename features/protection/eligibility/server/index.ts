import { erased } from '#kernel/personal-table.ts'
import { DAY_MS } from '#kernel/time.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { AppError } from '#platform/problem.ts'
import * as desk from '../shared/operator-contract.ts'
import { addBarredWith, decideMatchWith, listBarredWith, removeBarredWith } from './desk.ts'
import { createEligibility } from './standing.ts'
import { countOpen, forgetRemoved } from './store.ts'

const REMOVED_KEPT_MS = 365 * DAY_MS

/**
 * Keeps staff, their households and affiliates from entries, as the official rules say (SWP-11). In every theme: no
 * brand may let them in.
 */
export const eligibilityServer: ServerEntry = ({ slices }) => {
  const eligibility = createEligibility(slices)
  const deps = { eligibility, slices }
  return {
    id: 'eligibility',
    isInEveryTheme: true,
    routes: [
      bind(desk.listBarred, listBarredWith(deps)),
      bind(desk.addBarred, addBarredWith(deps)),
      bind(desk.removeBarred, removeBarredWith(deps)),
      bind(desk.decideMatch, decideMatchWith(deps)),
    ],
    queue: { path: '/operator/eligibility', countWaiting: (ctx) => countOpen(ctx.reader) },
    async guardAs(ctx, start) {
      const mode = start === 'entries' ? 'SweepStakes' : ctx.session.gameMode
      if (start === 'free-play' || start === 'promotion' || mode !== 'SweepStakes') return
      if ((await eligibility.readSoon(ctx, ctx.reader, ctx.playerId)) === 'barred')
        throw new AppError('not-eligible', 'The official rules bar staff, their households and affiliates from entries.')
    },
    areEntriesOpen: async (ctx, { db, playerId }) => !playerId || (await eligibility.readSoon(ctx, db, playerId)) !== 'barred',
    entriesClosedTo: (ctx, db, players) => eligibility.readBarred(ctx, db, players),
    restrictionIds: async (ctx) =>
      ctx.session && (await eligibility.readSoon(ctx, ctx.reader, ctx.session.playerId)) === 'barred'
        ? ['eligibility:coins']
        : [],
    async isEligible(ctx, db, playerId) {
      const standing = await eligibility.read(ctx, db, playerId)
      return standing === 'unclear' ? null : standing === 'eligible'
    },
    async signUp(ctx, tx, { playerId }) {
      await eligibility.note(ctx, tx, playerId)
    },
    async personChanged(ctx, tx, playerId) {
      await eligibility.note(ctx, tx, playerId)
    },
    barredChanged: (ctx, tx, playerId) => eligibility.renote(ctx, tx, playerId),
    on: {
      'contact.confirmed': async (ctx, { playerId }, tx) => void (await eligibility.note(ctx, tx, playerId)),
      'player.proved': async (ctx, { playerId }, tx) => void (await eligibility.note(ctx, tx, playerId)),
    },
    jobs: [
      {
        name: 'forget-barred-persons',
        schedule: '23 5 * * *',
        run: (ctx) => ctx.transaction((tx) => forgetRemoved(tx, ctx.clock.now() - REMOVED_KEPT_MS)),
      },
    ],
    personalTables: [erased('eligibility_match')],
    personalData: ownRows({ eligibility: ['eligibility_match', 'found_at', 'kind', 'verdict', 'decided_at'] }),
  }
}
