import { helpMessagesEs } from '#engine/help-messages.es.ts'
import { siteEs, uiEs } from '#ui/messages.es.ts'
import { accountEs } from './account/web/messages.es.ts'
import { dailyLoginEs } from './daily-login/web/messages.es.ts'
import { gameProvidersEs } from './game-providers/web/messages.es.ts'
import { gameEs } from './game-session/web/messages.es.ts'
import { lobbyEs } from './lobby/web/messages.es.ts'
import type { Messages } from './messages.en.ts'
import { shellEs } from './shell/web/messages.es.ts'
import { termsEs } from './terms/web/messages.es.ts'

export const messagesEs: Messages = {
  ui: uiEs,
  site: siteEs,
  account: accountEs,
  'daily-login': dailyLoginEs,
  game: gameEs,
  'game-providers': gameProvidersEs,
  gameHelp: helpMessagesEs,
  lobby: lobbyEs,
  shell: shellEs,
  terms: termsEs,
}
