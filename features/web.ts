import type { WebFeature } from '#ui/feature.ts'
import { emailConfirmationWeb } from './email-confirmation/web/index.ts'
import { accountWeb } from './account/web/index.ts'
import { affiliatesWeb } from './affiliates/web/index.ts'
import { bannersWeb } from './banners/web/index.ts'
import { bingoWeb } from './bingo/web/index.ts'
import { captchaWeb } from './captcha/web/index.ts'
import { cashWeb } from './cash/web/index.ts'
import { closingWeb } from './closing/web/index.ts'
import { coinDropsWeb } from './coin-drops/web/index.ts'
import { collectionsWeb } from './collections/web/index.ts'
import { cookieConsentWeb } from './cookie-consent/web/index.ts'
import { cosmicBoxesWeb } from './cosmic-boxes/web/index.ts'
import { dailyLoginWeb } from './daily-login/web/index.ts'
import { dailyWheelWeb } from './daily-wheel/web/index.ts'
import { depositStreakWeb } from './deposit-streak/web/index.ts'
import { documentsWeb } from './documents/web/index.ts'
import { fortuneInvestmentWeb } from './fortune-investment/web/index.ts'
import { freeEntryWeb } from './free-entry/web/index.ts'
import { funMachineWeb } from './fun-machine/web/index.ts'
import { exclusionWeb } from './exclusion/web/index.ts'
import { fairPlayWeb } from './fair-play/web/index.ts'
import { gameProvidersWeb } from './game-providers/web/index.ts'
import { gameSessionWeb } from './game-session/web/index.ts'
import { identityWeb } from './identity/web/index.ts'
import { jackpotsWeb } from './jackpots/web/index.ts'
import { limitsWeb } from './limits/web/index.ts'
import { libraryWeb } from './library/web/index.ts'
import { lobbyWeb } from './lobby/web/index.ts'
import { lotteryWeb } from './lottery/web/index.ts'
import { miniGameSlotWeb } from './mini-game-slot/web/index.ts'
import { moneyBoxWeb } from './money-box/web/index.ts'
import { passkeysWeb } from './passkeys/web/index.ts'
import { personalInfoWeb } from './personal-info/web/index.ts'
import { phoneWeb } from './phone/web/index.ts'
import { popUpAdsWeb } from './pop-up-ads/web/index.ts'
import { packagesWeb } from './packages/web/index.ts'
import { notificationsWeb } from './notifications/web/index.ts'
import { offersWeb } from './offers/web/index.ts'
import { prizeDropsWeb } from './prize-drops/web/index.ts'
import { promotionsWeb } from './promotions/web/index.ts'
import { questsWeb } from './quests/web/index.ts'
import { rankLeagueWeb } from './rank-league/web/index.ts'
import { realityCheckWeb } from './reality-check/web/index.ts'
import { pushWeb } from './push/web/index.ts'
import { realtimeWeb } from './realtime/web/index.ts'
import { referralWeb } from './referral/web/index.ts'
import { registrationWeb } from './registration/web/index.ts'
import { restrictionWeb } from './restriction/web/index.ts'
import { roundHistoryWeb } from './round-history/web/index.ts'
import { scratchCardsWeb } from './scratch-cards/web/index.ts'
import { seasonWeb } from './season/web/index.ts'
import { signInAlertsWeb } from './sign-in-alerts/web/index.ts'
import { securityWeb } from './security/web/index.ts'
import { signInWeb } from './sign-in/web/index.ts'
import { socialsWeb } from './socials/web/index.ts'
import { statementsWeb } from './statements/web/index.ts'
import { subscriptionWeb } from './subscription/web/index.ts'
import { supportWeb } from './support/web/index.ts'
import { dataExportWeb } from './data-export/web/index.ts'
import { termsWeb } from './terms/web/index.ts'
import { tournamentsWeb } from './tournaments/web/index.ts'
import { verificationWeb } from './verification/web/index.ts'
import { winnersWeb } from './winners/web/index.ts'

/** The web doors of the slices. A slice that a theme has off is left out by the page. */
export const WEB_FEATURES: readonly WebFeature[] = [
  accountWeb,
  signInWeb,
  emailConfirmationWeb,
  personalInfoWeb,
  phoneWeb,
  popUpAdsWeb,
  affiliatesWeb,
  collectionsWeb,
  dailyWheelWeb,
  miniGameSlotWeb,
  questsWeb,
  referralWeb,
  registrationWeb,
  securityWeb,
  passkeysWeb,
  signInAlertsWeb,
  socialsWeb,
  bingoWeb,
  captchaWeb,
  cashWeb,
  coinDropsWeb,
  cookieConsentWeb,
  cosmicBoxesWeb,
  dailyLoginWeb,
  depositStreakWeb,
  gameProvidersWeb,
  gameSessionWeb,
  roundHistoryWeb,
  fairPlayWeb,
  identityWeb,
  lobbyWeb,
  jackpotsWeb,
  bannersWeb,
  libraryWeb,
  lotteryWeb,
  moneyBoxWeb,
  packagesWeb,
  notificationsWeb,
  offersWeb,
  prizeDropsWeb,
  promotionsWeb,
  rankLeagueWeb,
  limitsWeb,
  realityCheckWeb,
  exclusionWeb,
  documentsWeb,
  fortuneInvestmentWeb,
  verificationWeb,
  pushWeb,
  realtimeWeb,
  restrictionWeb,
  scratchCardsWeb,
  seasonWeb,
  statementsWeb,
  subscriptionWeb,
  supportWeb,
  dataExportWeb,
  termsWeb,
  tournamentsWeb,
  winnersWeb,
  closingWeb,
  freeEntryWeb,
  funMachineWeb,
]
