import { bind, type BoundRoute, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { acknowledgeRound } from './acknowledge-round.ts'
import { choose } from './choose.ts'
import { exportRoundsOf } from './export-rounds.ts'
import { getGame } from './get-game.ts'
import { getRound } from './get-round.ts'
import { getSeeds } from './get-seeds.ts'
import { readOpenRounds } from './home-part.ts'
import { launchGame } from './launch-game.ts'
import { listDraws } from './list-draws.ts'
import { listJackpots } from './list-jackpots.ts'
import { listRoundsOf } from './list-rounds.ts'
import { rotateSeeds } from './rotate-seeds.ts'
import type { SpinLanes } from './spin-lanes.ts'
import { spinWith } from './spin.ts'

export const routesWith = (lanes: SpinLanes, slices: SiteServices['slices']): readonly BoundRoute[] => [
  bind(contract.getGame, getGame),
  bind(contract.launchGame, launchGame),
  bind(contract.listJackpots, listJackpots),
  bind(contract.spin, spinWith(lanes)),
  bind(contract.choose, choose),
  bind(contract.acknowledgeRound, acknowledgeRound),
  bind(contract.listRounds, listRoundsOf(slices)),
  bind(contract.listOpenRounds, async ({ reader, playerId }) => ({
    success: true as const,
    data: { openRounds: await readOpenRounds(reader, playerId) },
  })),
  bind(contract.exportRounds, exportRoundsOf(slices)),
  bind(contract.getRound, getRound),
  bind(contract.getSeeds, getSeeds),
  bind(contract.rotateSeeds, rotateSeeds),
  bind(contract.listDraws, listDraws),
]
