import { bind, type ServerDoor } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { getSeeds } from './get-seeds.ts'
import { listDraws } from './list-draws.ts'
import { rotateSeedsWith } from './rotate-seeds.ts'

/** The seeds of a player, and what was drawn from them. In every theme: no brand takes the proof away. */
export const fairPlayServer: ServerDoor = ({ slices }) => ({
  id: 'fair-play',
  isInEveryTheme: true,
  routes: [
    bind(contract.getSeeds, getSeeds),
    bind(contract.rotateSeeds, rotateSeedsWith(slices)),
    bind(contract.listDraws, listDraws),
  ],
})
