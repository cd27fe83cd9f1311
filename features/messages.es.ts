import { helpMessagesEs } from '#engine/help-messages.es.ts'
import { gameTilesEs } from '#client/game-tiles/messages.es.ts'
import { gameEs } from '#client/messages.es.ts'
import { siteEs, uiEs } from '#ui/messages.es.ts'
import type { Messages } from './messages.en.ts'
import { sliceMessagesEs } from './slice-messages.es.ts'

export const messagesEs: Messages = {
  ...sliceMessagesEs,
  game: gameEs,
  'game-tiles': gameTilesEs,
  gameHelp: helpMessagesEs,
  site: siteEs,
  ui: uiEs,
}
