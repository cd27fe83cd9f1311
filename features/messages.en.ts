import { type HelpMessageKey, helpMessagesEn } from '#engine/help-messages.en.ts'
import { gameTilesEn } from '#client/game-tiles/messages.en.ts'
import { gameEn } from '#client/messages.en.ts'
import { siteEn, uiEn } from '#ui/messages.en.ts'
import { sliceMessagesEn } from './slice-messages.en.ts'

export const messagesEn = {
  ...sliceMessagesEn,
  game: gameEn,
  'game-tiles': gameTilesEn,
  gameHelp: helpMessagesEn as Readonly<Record<HelpMessageKey, string>>,
  site: siteEn,
  ui: uiEn,
}

/** Every word of the site, by slice. Spanish is typed by English, so a missing key does not compile. */
export type Messages = typeof messagesEn
