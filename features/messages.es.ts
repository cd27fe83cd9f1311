import { helpMessagesEs } from '#engine/help-messages.es.ts'
import { siteEs, uiEs } from '#ui/messages.es.ts'
import { emailConfirmationEs } from './email-confirmation/web/messages.es.ts'
import { accountEs } from './account/web/messages.es.ts'
import { affiliatesEs } from './affiliates/web/messages.es.ts'
import { bannersEs } from './banners/web/messages.es.ts'
import { bingoEs } from './bingo/web/messages.es.ts'
import { captchaEs } from './captcha/web/messages.es.ts'
import { cashEs } from './cash/web/messages.es.ts'
import { closingEs } from './closing/web/messages.es.ts'
import { coinDropsEs } from './coin-drops/web/messages.es.ts'
import { collectionsEs } from './collections/web/messages.es.ts'
import { cookieConsentEs } from './cookie-consent/web/messages.es.ts'
import { contentEs } from './content/web/messages.es.ts'
import { cosmicBoxesEs } from './cosmic-boxes/web/messages.es.ts'
import { dailyLoginEs } from './daily-login/web/messages.es.ts'
import { dailyWheelEs } from './daily-wheel/web/messages.es.ts'
import { depositStreakEs } from './deposit-streak/web/messages.es.ts'
import { documentsEs } from './documents/web/messages.es.ts'
import { fortuneInvestmentEs } from './fortune-investment/web/messages.es.ts'
import { freeEntryEs } from './free-entry/web/messages.es.ts'
import { funMachineEs } from './fun-machine/web/messages.es.ts'
import { exclusionEs } from './exclusion/web/messages.es.ts'
import { fairPlayEs } from './fair-play/web/messages.es.ts'
import { gameProvidersEs } from './game-providers/web/messages.es.ts'
import { gameEs } from '#client/messages.es.ts'
import { shelfEs } from '#client/shelf/messages.es.ts'
import { identityEs } from './identity/web/messages.es.ts'
import { jackpotsEs } from './jackpots/web/messages.es.ts'
import { limitsEs } from './limits/web/messages.es.ts'
import { libraryEs } from './library/web/messages.es.ts'
import { lobbyEs } from './lobby/web/messages.es.ts'
import { lotteryEs } from './lottery/web/messages.es.ts'
import { miniGameSlotEs } from './mini-game-slot/web/messages.es.ts'
import { moneyBoxEs } from './money-box/web/messages.es.ts'
import { personalInfoEs } from './personal-info/web/messages.es.ts'
import { passkeysEs } from './passkeys/web/messages.es.ts'
import { phoneEs } from './phone/web/messages.es.ts'
import { popUpAdsEs } from './pop-up-ads/web/messages.es.ts'
import { packagesEs } from './packages/web/messages.es.ts'
import { notificationsEs } from './notifications/web/messages.es.ts'
import { offersEs } from './offers/web/messages.es.ts'
import { prizeDropsEs } from './prize-drops/web/messages.es.ts'
import { promotionsEs } from './promotions/web/messages.es.ts'
import { questsEs } from './quests/web/messages.es.ts'
import { rankLeagueEs } from './rank-league/web/messages.es.ts'
import { realtimeEs } from './realtime/web/messages.es.ts'
import { referralEs } from './referral/web/messages.es.ts'
import { registrationEs } from './registration/web/messages.es.ts'
import { restrictionEs } from './restriction/web/messages.es.ts'
import { scratchCardsEs } from './scratch-cards/web/messages.es.ts'
import { roundHistoryEs } from './round-history/web/messages.es.ts'
import { seasonEs } from './season/web/messages.es.ts'
import type { Messages } from './messages.en.ts'
import { realityCheckEs } from './reality-check/web/messages.es.ts'
import { pushEs } from './push/web/messages.es.ts'
import { signInAlertsEs } from './sign-in-alerts/web/messages.es.ts'
import { securityEs } from './security/web/messages.es.ts'
import { shellEs } from './shell/web/messages.es.ts'
import { signInEs } from './sign-in/web/messages.es.ts'
import { socialsEs } from './socials/web/messages.es.ts'
import { statementsEs } from './statements/web/messages.es.ts'
import { subscriptionEs } from './subscription/web/messages.es.ts'
import { supportEs } from './support/web/messages.es.ts'
import { dataExportEs } from './data-export/web/messages.es.ts'
import { termsEs } from './terms/web/messages.es.ts'
import { tournamentsEs } from './tournaments/web/messages.es.ts'
import { verificationEs } from './verification/web/messages.es.ts'
import { winnersEs } from './winners/web/messages.es.ts'

export const messagesEs: Messages = {
  affiliates: affiliatesEs,
  closing: closingEs,
  'free-entry': freeEntryEs,
  'fun-machine': funMachineEs,
  'coin-drops': coinDropsEs,
  collections: collectionsEs,
  'cookie-consent': cookieConsentEs,
  content: contentEs,
  'cosmic-boxes': cosmicBoxesEs,
  'daily-wheel': dailyWheelEs,
  'deposit-streak': depositStreakEs,
  'mini-game-slot': miniGameSlotEs,
  'personal-info': personalInfoEs,
  passkeys: passkeysEs,
  phone: phoneEs,
  'pop-up-ads': popUpAdsEs,
  promotions: promotionsEs,
  quests: questsEs,
  referral: referralEs,
  registration: registrationEs,
  restriction: restrictionEs,
  'scratch-cards': scratchCardsEs,
  ui: uiEs,
  site: siteEs,
  account: accountEs,
  'email-confirmation': emailConfirmationEs,
  banners: bannersEs,
  bingo: bingoEs,
  captcha: captchaEs,
  cash: cashEs,
  'daily-login': dailyLoginEs,
  documents: documentsEs,
  'fortune-investment': fortuneInvestmentEs,
  exclusion: exclusionEs,
  'fair-play': fairPlayEs,
  game: gameEs,
  'game-providers': gameProvidersEs,
  gameHelp: helpMessagesEs,
  identity: identityEs,
  jackpots: jackpotsEs,
  limits: limitsEs,
  library: libraryEs,
  lobby: lobbyEs,
  lottery: lotteryEs,
  'money-box': moneyBoxEs,
  packages: packagesEs,
  notifications: notificationsEs,
  offers: offersEs,
  'prize-drops': prizeDropsEs,
  'rank-league': rankLeagueEs,
  realtime: realtimeEs,
  'round-history': roundHistoryEs,
  season: seasonEs,
  'reality-check': realityCheckEs,
  push: pushEs,
  shelf: shelfEs,
  shell: shellEs,
  security: securityEs,
  'sign-in-alerts': signInAlertsEs,
  'sign-in': signInEs,
  socials: socialsEs,
  statements: statementsEs,
  subscription: subscriptionEs,
  support: supportEs,
  'data-export': dataExportEs,
  terms: termsEs,
  tournaments: tournamentsEs,
  verification: verificationEs,
  winners: winnersEs,
}
