import { ownRows } from '#platform/db/own-rows.ts'
import { erased } from '#kernel/personal-table.ts'
import type { ServerEntry } from '#platform/feature.ts'
import { lobby } from '../feature.ts'
import { restrictionsHashOf } from './games.ts'
import { rollUpPlaysWith } from './game-plays.ts'
import { routesWith } from './routes.ts'
import { readFavorites, readReminders } from './store.ts'
import { notifyRemindedWith } from './notify-reminded.ts'

export const lobbyServer: ServerEntry = ({ slices }) => ({
  id: lobby.id,
  routes: routesWith(slices),
  init: async (ctx) => {
    const { reader, session } = ctx
    const [favoriteGames, remindedGames] = session
      ? await Promise.all([readFavorites(reader, session.playerId), readReminders(reader, session.playerId)])
      : [[], []]
    return { favoriteGames, remindedGames, playerRestrictionIdsHash: await restrictionsHashOf(ctx, slices()) }
  },
  personalTables: [erased('lobby_favorite'), erased('lobby_reminder')],
  personalData: ownRows({
    favorites: ['lobby_favorite', 'added_at', 'game'],
    reminders: ['lobby_reminder', 'asked_at', 'game'],
  }),
  jobs: [
    { name: 'notify-reminded', schedule: '*/10 * * * *', run: notifyRemindedWith(slices) },
    { name: 'roll-up-plays', schedule: '7 * * * *', run: rollUpPlaysWith(slices) },
  ],
  profile: async (ctx) => ({ playerRestrictionIdsHash: await restrictionsHashOf(ctx, slices()) }),
})
