import { ownRows } from '#platform/db/own-rows.ts'
import { erased } from '#kernel/personal-table.ts'
import type { ServerDoor } from '#platform/feature.ts'
import { lobby } from '../feature.ts'
import { RESTRICTIONS_HASH } from './games.ts'
import { routesWith } from './routes.ts'
import { readFavorites, readReminders } from './store.ts'
import { tellRemindedWith } from './tell-reminded.ts'

export const lobbyServer: ServerDoor = ({ slices }) => ({
  id: lobby.id,
  routes: routesWith(slices),
  init: async ({ reader, session }) => {
    const [favoriteGames, remindedGames] = session
      ? await Promise.all([readFavorites(reader, session.playerId), readReminders(reader, session.playerId)])
      : [[], []]
    return { favoriteGames, remindedGames, playerRestrictionIdsHash: RESTRICTIONS_HASH }
  },
  personalTables: [erased('lobby_favorite'), erased('lobby_reminder')],
  personalData: ownRows({
    favorites: ['lobby_favorite', 'added_at', 'game'],
    reminders: ['lobby_reminder', 'asked_at', 'game'],
  }),
  jobs: [{ name: 'tell-reminded', schedule: '*/10 * * * *', run: tellRemindedWith(slices) }],
  profile: async () => ({ playerRestrictionIdsHash: RESTRICTIONS_HASH }),
})
