// Generated from the folders by `npm run format`.
import type { WebFeature } from '#ui/feature.ts'
import { accountWeb } from './account/account/web/index.ts'
import { accountClosureWeb } from './account/account-closure/web/index.ts'
import { affiliatesWeb } from './engage/affiliates/web/index.ts'
import { bannersWeb } from './engage/banners/web/index.ts'
import { bingoWeb } from './promotions/bingo/web/index.ts'
import { captchaWeb } from './protection/captcha/web/index.ts'
import { checkoutWeb } from './store/checkout/web/index.ts'
import { coinDropsWeb } from './promotions/coin-drops/web/index.ts'
import { coinRefillWeb } from './promotions/coin-refill/web/index.ts'
import { cookieConsentWeb } from './protection/cookie-consent/web/index.ts'
import { cosmicBoxesWeb } from './promotions/cosmic-boxes/web/index.ts'
import { dailyLoginWeb } from './promotions/daily-login/web/index.ts'
import { dailyWheelWeb } from './promotions/daily-wheel/web/index.ts'
import { dataExportWeb } from './account/data-export/web/index.ts'
import { depositStreakWeb } from './promotions/deposit-streak/web/index.ts'
import { documentsWeb } from './account/documents/web/index.ts'
import { eligibilityWeb } from './protection/eligibility/web/index.ts'
import { emailConfirmationWeb } from './account/email-confirmation/web/index.ts'
import { fairPlayWeb } from './play/fair-play/web/index.ts'
import { firstStepsWeb } from './account/first-steps/web/index.ts'
import { fortuneInvestmentWeb } from './promotions/fortune-investment/web/index.ts'
import { freeEntryWeb } from './protection/free-entry/web/index.ts'
import { funMachineWeb } from './promotions/fun-machine/web/index.ts'
import { gameProvidersWeb } from './play/game-providers/web/index.ts'
import { gameSessionWeb } from './play/game-session/web/index.ts'
import { jackpotsWeb } from './play/jackpots/web/index.ts'
import { jurisdictionWeb } from './protection/jurisdiction/web/index.ts'
import { libraryWeb } from './play/library/web/index.ts'
import { limitsWeb } from './protection/limits/web/index.ts'
import { lobbyWeb } from './play/lobby/web/index.ts'
import { lotteryWeb } from './promotions/lottery/web/index.ts'
import { miniGameSlotWeb } from './promotions/mini-game-slot/web/index.ts'
import { moneyBoxWeb } from './promotions/money-box/web/index.ts'
import { notificationsWeb } from './engage/notifications/web/index.ts'
import { offersWeb } from './store/offers/web/index.ts'
import { packagesWeb } from './store/packages/web/index.ts'
import { passkeysWeb } from './account/passkeys/web/index.ts'
import { personalInfoWeb } from './account/personal-info/web/index.ts'
import { phoneWeb } from './account/phone/web/index.ts'
import { playerAdminWeb } from './back-office/player-admin/web/index.ts'
import { playerRecordWeb } from './play/player-record/web/index.ts'
import { popUpAdsWeb } from './engage/pop-up-ads/web/index.ts'
import { prizeDropsWeb } from './promotions/prize-drops/web/index.ts'
import { promotionsWeb } from './promotions/promotions/web/index.ts'
import { publicProfileWeb } from './account/public-profile/web/index.ts'
import { pushWeb } from './engage/push/web/index.ts'
import { questsWeb } from './promotions/quests/web/index.ts'
import { rankLeagueWeb } from './promotions/rank-league/web/index.ts'
import { realityCheckWeb } from './protection/reality-check/web/index.ts'
import { realtimeWeb } from './site/realtime/web/index.ts'
import { redemptionTimesWeb } from './store/redemption-times/web/index.ts'
import { referralWeb } from './engage/referral/web/index.ts'
import { registrationWeb } from './account/registration/web/index.ts'
import { rewardsWeb } from './promotions/rewards/web/index.ts'
import { roundHistoryWeb } from './play/round-history/web/index.ts'
import { scratchCardsWeb } from './promotions/scratch-cards/web/index.ts'
import { seasonWeb } from './promotions/season/web/index.ts'
import { securityWeb } from './account/security/web/index.ts'
import { selfExclusionWeb } from './protection/self-exclusion/web/index.ts'
import { sharedRoundsWeb } from './play/shared-rounds/web/index.ts'
import { signInWeb } from './account/sign-in/web/index.ts'
import { socialLoginWeb } from './account/social-login/web/index.ts'
import { statementsWeb } from './account/statements/web/index.ts'
import { subscriptionWeb } from './engage/subscription/web/index.ts'
import { supportWeb } from './engage/support/web/index.ts'
import { termsWeb } from './protection/terms/web/index.ts'
import { tournamentsWeb } from './promotions/tournaments/web/index.ts'
import { tryGamesWeb } from './play/try-games/web/index.ts'
import { verificationWeb } from './account/verification/web/index.ts'
import { walletWeb } from './store/wallet/web/index.ts'
import { winnersWeb } from './play/winners/web/index.ts'

/** The web entry of every slice. A page leaves out those that its brand has off. */
export const WEB_FEATURES: readonly WebFeature[] = [
  accountWeb,
  accountClosureWeb,
  affiliatesWeb,
  bannersWeb,
  bingoWeb,
  captchaWeb,
  checkoutWeb,
  coinDropsWeb,
  coinRefillWeb,
  cookieConsentWeb,
  cosmicBoxesWeb,
  dailyLoginWeb,
  dailyWheelWeb,
  dataExportWeb,
  depositStreakWeb,
  documentsWeb,
  eligibilityWeb,
  emailConfirmationWeb,
  fairPlayWeb,
  firstStepsWeb,
  fortuneInvestmentWeb,
  freeEntryWeb,
  funMachineWeb,
  gameProvidersWeb,
  gameSessionWeb,
  jackpotsWeb,
  jurisdictionWeb,
  libraryWeb,
  limitsWeb,
  lobbyWeb,
  lotteryWeb,
  miniGameSlotWeb,
  moneyBoxWeb,
  notificationsWeb,
  offersWeb,
  packagesWeb,
  passkeysWeb,
  personalInfoWeb,
  phoneWeb,
  playerAdminWeb,
  playerRecordWeb,
  popUpAdsWeb,
  prizeDropsWeb,
  promotionsWeb,
  publicProfileWeb,
  pushWeb,
  questsWeb,
  rankLeagueWeb,
  realityCheckWeb,
  realtimeWeb,
  redemptionTimesWeb,
  referralWeb,
  registrationWeb,
  rewardsWeb,
  roundHistoryWeb,
  scratchCardsWeb,
  seasonWeb,
  securityWeb,
  selfExclusionWeb,
  sharedRoundsWeb,
  signInWeb,
  socialLoginWeb,
  statementsWeb,
  subscriptionWeb,
  supportWeb,
  termsWeb,
  tournamentsWeb,
  tryGamesWeb,
  verificationWeb,
  walletWeb,
  winnersWeb,
]
