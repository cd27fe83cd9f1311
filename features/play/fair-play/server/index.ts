import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { pushTo } from '#platform/outbox/index.ts'
import { openSealsOfPair } from '#promotions/grants/seals.ts'
import { chooseClientSeed } from './choose-client-seed.ts'
import { getSeeds, listRevealed } from './get-seeds.ts'
import { getInclusion, listRoots, publishRoot } from './commitment-roots.ts'
import { listDraws, listSharedDraws, proveSharedDraw } from './list-draws.ts'
import { rotateSeedsWith } from './rotate-seeds.ts'

/** A player's seeds and the draws made from them. On in every theme: no brand can remove the proof. */
export const fairPlayServer: ServerEntry = ({ slices }) => ({
  id: 'fair-play',
  isInEveryTheme: true,
  routes: [
    bind(contract.getSeeds, getSeeds),
    bind(contract.listRevealed, listRevealed),
    bind(contract.chooseClientSeed, chooseClientSeed),
    bind(contract.rotateSeeds, rotateSeedsWith(slices)),
    bind(contract.listDraws, listDraws),
    bind(contract.listSharedDraws, listSharedDraws),
    bind(contract.proveSharedDraw, proveSharedDraw),
    bind(contract.listRoots, listRoots),
    bind(contract.getInclusion, getInclusion),
  ],
  // Runs hourly, so that a day whose first attempt failed is still published.
  jobs: [{ name: 'publish-commitments', schedule: '11 * * * *', run: publishRoot }],
  on: {
    async 'seed-pair.changed'(_, { playerId, payload: { mode, commit, isAutomatic } }, tx) {
      await openSealsOfPair(tx, playerId, commit)
      await pushTo(tx, playerId, contract.seedsPush, {
        action: 'changed',
        mode: contract.seedMode.parse(mode),
        commit,
        isAutomatic,
      })
    },
  },
})
