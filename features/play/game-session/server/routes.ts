import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { acknowledgeRound } from './acknowledge-round.ts'
import { chooseWith } from './choose.ts'
import { getGame } from './get-game.ts'
import { getRound } from './get-round.ts'
import { readOpenRounds } from './open-rounds.ts'
import { launchGame } from './launch-game.ts'
import type { SpinLanes } from './spin-lanes.ts'
import { spinWith } from './spin.ts'

export const routesWith = (lanes: SpinLanes, slices: () => readonly ServerFeature[]): readonly BoundRoute[] => [
  bind(contract.getGame, getGame),
  bind(contract.launchGame, launchGame),
  bind(contract.spin, spinWith(lanes)),
  bind(contract.choose, chooseWith(slices)),
  bind(contract.acknowledgeRound, acknowledgeRound),
  bind(contract.listOpenRounds, async ({ reader, playerId }) => ({
    success: true as const,
    data: { openRounds: await readOpenRounds(reader, playerId) },
  })),
  bind(contract.getRound, getRound),
]
