import type { WireRoundDetail } from '#features/play/game-session/contract.ts'
import type { RequestContext } from '#platform/context.ts'

/** What the player gets of a link. */
export const toLink = ({ origin }: Pick<RequestContext, 'origin'>, token: string, round: WireRoundDetail | undefined) => ({
  token,
  url: `${origin}/win/${token}`,
  isRevealed: (round?.proof.serverSeed ?? null) !== null,
  isShared: round?.proof.chainEnd !== undefined,
})
