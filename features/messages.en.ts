import { type HelpMessageKey, helpMessagesEn } from '#engine/help-messages.en.ts'
import { siteEn, uiEn } from '#ui/messages.en.ts'
import { emailConfirmationEn } from './email-confirmation/web/messages.en.ts'
import { accountEn } from './account/web/messages.en.ts'
import { affiliatesEn } from './affiliates/web/messages.en.ts'
import { bannersEn } from './banners/web/messages.en.ts'
import { bingoEn } from './bingo/web/messages.en.ts'
import { captchaEn } from './captcha/web/messages.en.ts'
import { cashEn } from './cash/web/messages.en.ts'
import { closingEn } from './closing/web/messages.en.ts'
import { coinDropsEn } from './coin-drops/web/messages.en.ts'
import { collectionsEn } from './collections/web/messages.en.ts'
import { cookieConsentEn } from './cookie-consent/web/messages.en.ts'
import { contentEn } from './content/web/messages.en.ts'
import { cosmicBoxesEn } from './cosmic-boxes/web/messages.en.ts'
import { dailyLoginEn } from './daily-login/web/messages.en.ts'
import { dailyWheelEn } from './daily-wheel/web/messages.en.ts'
import { depositStreakEn } from './deposit-streak/web/messages.en.ts'
import { documentsEn } from './documents/web/messages.en.ts'
import { fortuneInvestmentEn } from './fortune-investment/web/messages.en.ts'
import { freeEntryEn } from './free-entry/web/messages.en.ts'
import { funMachineEn } from './fun-machine/web/messages.en.ts'
import { exclusionEn } from './exclusion/web/messages.en.ts'
import { fairPlayEn } from './fair-play/web/messages.en.ts'
import { gameProvidersEn } from './game-providers/web/messages.en.ts'
import { gameEn } from '#client/messages.en.ts'
import { shelfEn } from '#client/shelf/messages.en.ts'
import { identityEn } from './identity/web/messages.en.ts'
import { jackpotsEn } from './jackpots/web/messages.en.ts'
import { limitsEn } from './limits/web/messages.en.ts'
import { libraryEn } from './library/web/messages.en.ts'
import { lobbyEn } from './lobby/web/messages.en.ts'
import { lotteryEn } from './lottery/web/messages.en.ts'
import { miniGameSlotEn } from './mini-game-slot/web/messages.en.ts'
import { moneyBoxEn } from './money-box/web/messages.en.ts'
import { personalInfoEn } from './personal-info/web/messages.en.ts'
import { passkeysEn } from './passkeys/web/messages.en.ts'
import { phoneEn } from './phone/web/messages.en.ts'
import { popUpAdsEn } from './pop-up-ads/web/messages.en.ts'
import { packagesEn } from './packages/web/messages.en.ts'
import { notificationsEn } from './notifications/web/messages.en.ts'
import { offersEn } from './offers/web/messages.en.ts'
import { prizeDropsEn } from './prize-drops/web/messages.en.ts'
import { promotionsEn } from './promotions/web/messages.en.ts'
import { questsEn } from './quests/web/messages.en.ts'
import { rankLeagueEn } from './rank-league/web/messages.en.ts'
import { realtimeEn } from './realtime/web/messages.en.ts'
import { referralEn } from './referral/web/messages.en.ts'
import { registrationEn } from './registration/web/messages.en.ts'
import { restrictionEn } from './restriction/web/messages.en.ts'
import { scratchCardsEn } from './scratch-cards/web/messages.en.ts'
import { roundHistoryEn } from './round-history/web/messages.en.ts'
import { seasonEn } from './season/web/messages.en.ts'
import { realityCheckEn } from './reality-check/web/messages.en.ts'
import { pushEn } from './push/web/messages.en.ts'
import { signInAlertsEn } from './sign-in-alerts/web/messages.en.ts'
import { securityEn } from './security/web/messages.en.ts'
import { shellEn } from './shell/web/messages.en.ts'
import { signInEn } from './sign-in/web/messages.en.ts'
import { socialsEn } from './socials/web/messages.en.ts'
import { statementsEn } from './statements/web/messages.en.ts'
import { subscriptionEn } from './subscription/web/messages.en.ts'
import { supportEn } from './support/web/messages.en.ts'
import { dataExportEn } from './data-export/web/messages.en.ts'
import { termsEn } from './terms/web/messages.en.ts'
import { tournamentsEn } from './tournaments/web/messages.en.ts'
import { verificationEn } from './verification/web/messages.en.ts'
import { winnersEn } from './winners/web/messages.en.ts'

export const messagesEn = {
  affiliates: affiliatesEn,
  closing: closingEn,
  'free-entry': freeEntryEn,
  'fun-machine': funMachineEn,
  'coin-drops': coinDropsEn,
  collections: collectionsEn,
  'cookie-consent': cookieConsentEn,
  content: contentEn,
  'cosmic-boxes': cosmicBoxesEn,
  'daily-wheel': dailyWheelEn,
  'deposit-streak': depositStreakEn,
  'mini-game-slot': miniGameSlotEn,
  'personal-info': personalInfoEn,
  passkeys: passkeysEn,
  phone: phoneEn,
  'pop-up-ads': popUpAdsEn,
  promotions: promotionsEn,
  quests: questsEn,
  referral: referralEn,
  registration: registrationEn,
  restriction: restrictionEn,
  'scratch-cards': scratchCardsEn,
  ui: uiEn,
  site: siteEn,
  account: accountEn,
  'email-confirmation': emailConfirmationEn,
  banners: bannersEn,
  bingo: bingoEn,
  captcha: captchaEn,
  cash: cashEn,
  'daily-login': dailyLoginEn,
  documents: documentsEn,
  'fortune-investment': fortuneInvestmentEn,
  exclusion: exclusionEn,
  'fair-play': fairPlayEn,
  game: gameEn,
  'game-providers': gameProvidersEn,
  gameHelp: helpMessagesEn as Readonly<Record<HelpMessageKey, string>>,
  identity: identityEn,
  jackpots: jackpotsEn,
  limits: limitsEn,
  library: libraryEn,
  lobby: lobbyEn,
  lottery: lotteryEn,
  'money-box': moneyBoxEn,
  packages: packagesEn,
  notifications: notificationsEn,
  offers: offersEn,
  'prize-drops': prizeDropsEn,
  'rank-league': rankLeagueEn,
  realtime: realtimeEn,
  'round-history': roundHistoryEn,
  season: seasonEn,
  'reality-check': realityCheckEn,
  push: pushEn,
  shelf: shelfEn,
  shell: shellEn,
  security: securityEn,
  'sign-in-alerts': signInAlertsEn,
  'sign-in': signInEn,
  socials: socialsEn,
  statements: statementsEn,
  subscription: subscriptionEn,
  support: supportEn,
  'data-export': dataExportEn,
  terms: termsEn,
  tournaments: tournamentsEn,
  verification: verificationEn,
  winners: winnersEn,
}

/** Every word of the site, by slice. Spanish is typed by English, so a missing key does not compile. */
export type Messages = typeof messagesEn
