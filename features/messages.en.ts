import { siteEn, uiEn } from '#ui/messages.en.ts'
import { accountEn } from './account/web/messages.en.ts'
import { dailyLoginEn } from './daily-login/web/messages.en.ts'
import { lobbyEn } from './lobby/web/messages.en.ts'
import { termsEn } from './terms/web/messages.en.ts'

export const messagesEn = {
  ui: uiEn,
  site: siteEn,
  account: accountEn,
  'daily-login': dailyLoginEn,
  lobby: lobbyEn,
  terms: termsEn,
}
