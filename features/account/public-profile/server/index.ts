import { generatedFace } from '#kernel/public-face.ts'
import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import '#platform/public-faces.ts'
import * as contract from '../contract.ts'
import { choosePublicProfile } from './choose-public-profile.ts'
import { resetPublicName } from './reset-public-name.ts'
import { readChosen } from './store.ts'

/** The name and avatar that other players see. */
export const publicProfileServer: ServerFeature = {
  id: 'public-profile',
  routes: [
    bind(contract.getPublicProfile, async ({ reader, playerId }) => {
      const chosen = (await readChosen(reader, [playerId])).get(playerId)
      return { success: true as const, data: { ...(chosen ?? generatedFace(playerId)), isChosen: chosen !== undefined } }
    }),
    bind(contract.choosePublicProfile, choosePublicProfile),
    bind(contract.resetPublicName, resetPublicName),
  ],
  publicFaces: readChosen,
  profile: async ({ reader, playerId }) => {
    const chosen = (await readChosen(reader, [playerId])).get(playerId)
    return { publicFace: chosen ?? generatedFace(playerId) }
  },
  personalTables: [erased('public_face')],
  personalData: ownRows({ publicFace: ['public_face', 'chosen_at', 'name', 'avatar'] }),
}
