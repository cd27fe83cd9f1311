import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import type { SharedLink } from '../../contract.ts'

/** A link as the server returns it for a round of the player’s own seed pair. */
export const link: SharedLink = {
  token: 'a'.repeat(43),
  url: `https://velmora.example/win/${'a'.repeat(43)}`,
  isRevealed: false,
  isShared: false,
}

/** A server that knows a player with a public name. */
export function serverOfPlayer(): FakeServer {
  const server = new FakeServer()
  server.answer(initApp, playerInit)
  server.answer(getProfile, {
    ...settledProfile,
    data: { ...settledProfile.data, publicFace: { name: 'Night Reader', avatar: 'owl' } },
  })
  return server
}
