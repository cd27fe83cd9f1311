import type { ReplyOf } from '#kernel/contract.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { getProfilePage as contract } from '../contract.ts'
import { toProfileData } from './profile-data.ts'

const TITLES = { en: 'My profile', es: 'Mi perfil' } as const

/** The data of the account page. */
export async function getProfilePage(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const player = await readPlayer(ctx.reader, ctx.playerId)
  return {
    seo: { title: `${TITLES[ctx.locale]} | ${ctx.theme.name}`, description: '' },
    payload: toProfileData(ctx, player),
  }
}
