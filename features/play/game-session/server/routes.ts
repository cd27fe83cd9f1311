import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { playableGame } from './catalogue.ts'
import { chooseWith } from './choose.ts'
import { exportProofs } from './export-proofs.ts'
import { getGameWith } from './get-game.ts'
import { acknowledgeRound, getRoundWith } from './own-round.ts'
import { readOpenRounds } from './open-rounds.ts'
import { launchGameWith } from './launch-game.ts'
import type { SpinLanes } from './spin-lanes.ts'
import { spinWith } from './spin.ts'

export const routesWith = (lanes: SpinLanes, slices: () => readonly ServerFeature[]): readonly BoundRoute[] => [
  bind(contract.getGame, getGameWith(slices)),
  bind(contract.getMathReport, async (_, { params }) => ({
    success: true as const,
    data: { mathReport: { ...playableGame(params.slug).mathReport } },
  })),
  bind(contract.launchGame, launchGameWith(slices)),
  bind(contract.spin, spinWith(lanes)),
  bind(contract.choose, chooseWith(slices)),
  bind(contract.acknowledgeRound, acknowledgeRound),
  bind(contract.listOpenRounds, async ({ reader, playerId }) => ({
    success: true as const,
    data: { openRounds: await readOpenRounds(reader, playerId) },
  })),
  bind(contract.getRound, getRoundWith(slices)),
  bind(contract.exportProofs, exportProofs),
]
