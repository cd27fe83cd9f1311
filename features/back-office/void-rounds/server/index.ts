import './extension-points.ts'
import { kept } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { decideVoidWith, listVoidsWith, previewVoidWith, proposeVoidWith } from './acts.ts'
import { runActs } from './run-acts.ts'
import { countWaiting, readRunningSince } from './store.ts'

/** Rounds that are void after a fault of their game. In every theme: no brand may leave it out. */
export const voidRoundsServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: 'void-rounds',
  isInEveryTheme: true,
  routes: [
    bind(contract.listVoids, listVoidsWith(slices)),
    bind(contract.previewVoid, previewVoidWith(slices)),
    bind(contract.proposeVoid, proposeVoidWith(slices)),
    bind(contract.decideVoid, decideVoidWith(slices)),
  ],
  jobs: [{ name: 'void-rounds', schedule: '* * * * *', runsWhenOff: true, run: runActs(slices) }],
  roundsCountedUntil: readRunningSince,
  queue: { path: '/operator/void-rounds', countWaiting: ({ reader, theme }) => countWaiting(reader, theme.id) },
  personalTables: [kept('round_void', 'rounds')],
  personalData: ownRows({
    voidRounds: ['round_void', 'round', 'at', 'game', 'mode', 'cause', 'stake', 'win', 'returned', 'taken_back'],
  }),
})
