import { kept } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { assessPlayers } from './assess-players.ts'
import { closeCare, listCare, noteContact, readCare, resumePlay, snoozeCare } from './desk.ts'
import { limitPlayer } from './limit-player.ts'
import { createStopGuard, eraseStop, readPlayStops } from './play-stop.ts'
import { closeWithAccount, countOpen, isSerious, reopenWithAccount } from './store.ts'

/** Players with markers of harm, and what staff do about them (SAFE-2). In every theme: no brand may leave it out. */
export const careServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: 'care',
  isInEveryTheme: true,
  routes: [
    bind(contract.listCare, listCare),
    bind(contract.readCare, readCare(slices)),
    bind(contract.noteContact, noteContact),
    bind(contract.resumePlay, resumePlay),
    bind(contract.closeCare, closeCare),
    bind(contract.snoozeCare, snoozeCare),
    bind(contract.limitPlayer, limitPlayer),
  ],
  jobs: [{ name: 'assess', schedule: '20 4 * * *', runsWhenOff: true, run: assessPlayers(slices) }],
  queue: { path: '/operator/care', countWaiting: (ctx) => countOpen(ctx.reader, ctx.theme.id, ctx.clock.now()) },
  // Other slices learn yes or no, never a level: a score shown to marketing becomes targeting.
  guardAs: createStopGuard(),
  mayPromote: async ({ reader }, playerId) => !(await isSerious(reader, playerId)),
  closeAccount: (ctx, tx, playerId) => closeWithAccount(tx, playerId, ctx.clock.now()),
  reopenAccount: reopenWithAccount,
  erase: eraseStop,
  playStops: readPlayStops,
  personalTables: [
    kept('care_contact', 'care', { emptied: { why: '', what: '', reaction: '' } }),
    kept('care_marker', 'care'),
    kept('care_message', 'care'),
    kept('care_case', 'care', { emptied: { closed_why: '', resumed_why: '' } }),
  ],
  personalData: ownRows({
    cases: ['care_case', 'opened_at', 'level', 'due_at', 'closed_at', 'outcome', 'closed_why', 'resumed_at', 'resumed_why'],
    markers: ['care_marker', 'day', 'name', 'value', 'against', 'points'],
    messages: ['care_message', 'at', 'level'],
    contacts: ['care_contact', 'at', 'channel', 'why', 'what', 'reaction', 'answered'],
  }),
})
