import type { ServerDoor } from '#platform/feature.ts'
import { lobby } from '../feature.ts'
import { routesWith } from './routes.ts'
import { readFavorites } from './store.ts'

export const lobbyServer: ServerDoor = ({ slices }) => ({
  id: lobby.id,
  routes: routesWith(slices),
  init: async (ctx) => ({ favoriteGames: ctx.session ? await readFavorites(ctx.reader, ctx.session.playerId) : [] }),
})
