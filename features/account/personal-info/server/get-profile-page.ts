import type { ReplyOf } from '#kernel/contract.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { getProfilePage as contract } from '../contract.ts'
import { readParts, toProfileData } from './profile-data.ts'

const TITLES = { en: 'My profile', es: 'Mi perfil' } as const

/** The account page's data. */
export const getProfilePage =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => {
    const [player, parts] = await Promise.all([readPlayer(ctx.reader, ctx.playerId), readParts(ctx, slices())])
    return {
      seo: { title: `${TITLES[ctx.locale]} | ${ctx.theme.name}`, description: '' },
      payload: await toProfileData(ctx, player, parts),
    }
  }
