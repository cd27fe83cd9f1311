import { type HelpMessageKey, helpMessagesEn } from '#engine/help-messages.en.ts'
import { siteEn, uiEn } from '#ui/messages.en.ts'
import { accountEn } from './account/web/messages.en.ts'
import { dailyLoginEn } from './daily-login/web/messages.en.ts'
import { gameProvidersEn } from './game-providers/web/messages.en.ts'
import { gameEn } from './game-session/web/messages.en.ts'
import { lobbyEn } from './lobby/web/messages.en.ts'
import { shellEn } from './shell/web/messages.en.ts'
import { termsEn } from './terms/web/messages.en.ts'

export const messagesEn = {
  ui: uiEn,
  site: siteEn,
  account: accountEn,
  'daily-login': dailyLoginEn,
  game: gameEn,
  'game-providers': gameProvidersEn,
  gameHelp: helpMessagesEn as Readonly<Record<HelpMessageKey, string>>,
  lobby: lobbyEn,
  shell: shellEn,
  terms: termsEn,
}

/** Every word of the site, by slice. Spanish is typed by English, so a missing key does not compile. */
export type Messages = typeof messagesEn
