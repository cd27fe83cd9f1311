import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { playableGame } from './catalogue.ts'
import type { Rounds } from './archived.ts'
import { chooseWith } from './choose.ts'
import { exportProofsOf } from './export-proofs.ts'
import { acknowledgeRoundWith, getRoundWith } from './own-round.ts'
import { readOpenRounds } from './open-rounds.ts'
import { getGameWith, launchGameWith } from './launch-game.ts'
import type { SpinLanes } from './spin-lanes.ts'
import { spinWith } from './spin.ts'

export const routesWith = (lanes: SpinLanes, slices: () => readonly ServerFeature[], rounds: Rounds): readonly BoundRoute[] => [
  bind(contract.getGame, getGameWith(slices)),
  bind(contract.getMathReport, async (_, { params }) => ({
    success: true as const,
    data: { mathReport: { ...playableGame(params.slug).mathReport } },
  })),
  bind(contract.launchGame, launchGameWith(slices)),
  bind(contract.spin, spinWith(lanes, slices, rounds)),
  bind(contract.choose, chooseWith(slices, rounds)),
  bind(contract.acknowledgeRound, acknowledgeRoundWith(rounds)),
  bind(contract.listOpenRounds, async ({ reader, playerId }) => ({
    success: true as const,
    data: { openRounds: await readOpenRounds(reader, playerId) },
  })),
  bind(contract.getRound, getRoundWith(slices, rounds)),
  bind(contract.exportProofs, exportProofsOf(rounds)),
]
