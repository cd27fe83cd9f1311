// Generated from the folders by `npm run format`.
import type { ServerEntry } from '#platform/feature.ts'
import { accountServer } from './account/account/server/index.ts'
import { accountClosureServer } from './account/account-closure/server/index.ts'
import { affiliatesServer } from './engage/affiliates/server/index.ts'
import { bannersServer } from './engage/banners/server/index.ts'
import { bingoServer } from './promotions/bingo/server/index.ts'
import { booksServer } from './back-office/books/server/index.ts'
import { campaignsServer } from './back-office/campaigns/server/index.ts'
import { captchaServer } from './protection/captcha/server/index.ts'
import { careServer } from './back-office/care/server/index.ts'
import { coinDropsServer } from './promotions/coin-drops/server/index.ts'
import { coinRefillServer } from './promotions/coin-refill/server/index.ts'
import { contentServer } from './back-office/content/server/index.ts'
import { cookieConsentServer } from './protection/cookie-consent/server/index.ts'
import { cosmicBoxesServer } from './promotions/cosmic-boxes/server/index.ts'
import { dailyLoginServer } from './promotions/daily-login/server/index.ts'
import { dailyWheelServer } from './promotions/daily-wheel/server/index.ts'
import { dataExportServer } from './account/data-export/server/index.ts'
import { depositStreakServer } from './promotions/deposit-streak/server/index.ts'
import { documentsServer } from './account/documents/server/index.ts'
import { eligibilityServer } from './protection/eligibility/server/index.ts'
import { emailConfirmationServer } from './account/email-confirmation/server/index.ts'
import { eventArchiveServer } from './back-office/event-archive/server/index.ts'
import { fairPlayServer } from './play/fair-play/server/index.ts'
import { featureSwitchesServer } from './back-office/feature-switches/server/index.ts'
import { firstStepsServer } from './account/first-steps/server/index.ts'
import { fortuneInvestmentServer } from './promotions/fortune-investment/server/index.ts'
import { freeEntryServer } from './protection/free-entry/server/index.ts'
import { funMachineServer } from './promotions/fun-machine/server/index.ts'
import { gameProvidersServer } from './play/game-providers/server/index.ts'
import { gameReportsServer } from './play/game-reports/server/index.ts'
import { gameSessionServer } from './play/game-session/server/index.ts'
import { houseGamesServer } from './play/house-games/server/index.ts'
import { jackpotsServer } from './play/jackpots/server/index.ts'
import { jurisdictionServer } from './protection/jurisdiction/server/index.ts'
import { limitsServer } from './protection/limits/server/index.ts'
import { lobbyServer } from './play/lobby/server/index.ts'
import { lotteryServer } from './promotions/lottery/server/index.ts'
import { miniGameSlotServer } from './promotions/mini-game-slot/server/index.ts'
import { moneyBoxServer } from './promotions/money-box/server/index.ts'
import { notificationsServer } from './engage/notifications/server/index.ts'
import { offersServer } from './store/offers/server/index.ts'
import { operatorsServer } from './back-office/operators/server/index.ts'
import { ordersServer } from './store/orders/server/index.ts'
import { packagesServer } from './store/packages/server/index.ts'
import { passkeysServer } from './account/passkeys/server/index.ts'
import { paymentsServer } from './store/payments/server/index.ts'
import { paymentsDeskServer } from './back-office/payments-desk/server/index.ts'
import { personalInfoServer } from './account/personal-info/server/index.ts'
import { phoneServer } from './account/phone/server/index.ts'
import { playerAdminServer } from './back-office/player-admin/server/index.ts'
import { playerRecordServer } from './play/player-record/server/index.ts'
import { playersNowServer } from './play/players-now/server/index.ts'
import { popUpAdsServer } from './engage/pop-up-ads/server/index.ts'
import { prizeCapServer } from './back-office/prize-cap/server/index.ts'
import { prizeDropsServer } from './promotions/prize-drops/server/index.ts'
import { prizeFilingsServer } from './back-office/prize-filings/server/index.ts'
import { promotionRunsServer } from './back-office/promotion-runs/server/index.ts'
import { promotionsServer } from './promotions/promotions/server/index.ts'
import { publicProfileServer } from './account/public-profile/server/index.ts'
import { pushServer } from './engage/push/server/index.ts'
import { questsServer } from './promotions/quests/server/index.ts'
import { rankLeagueServer } from './promotions/rank-league/server/index.ts'
import { realityCheckServer } from './protection/reality-check/server/index.ts'
import { realtimeServer } from './site/realtime/server/index.ts'
import { redemptionTimesServer } from './store/redemption-times/server/index.ts'
import { redemptionsServer } from './store/redemptions/server/index.ts'
import { referralServer } from './engage/referral/server/index.ts'
import { registrationServer } from './account/registration/server/index.ts'
import { rewardsServer } from './promotions/rewards/server/index.ts'
import { roundHistoryServer } from './play/round-history/server/index.ts'
import { scratchCardsServer } from './promotions/scratch-cards/server/index.ts'
import { seasonServer } from './promotions/season/server/index.ts'
import { securityServer } from './account/security/server/index.ts'
import { selfExclusionServer } from './protection/self-exclusion/server/index.ts'
import { sharedRoundsServer } from './play/shared-rounds/server/index.ts'
import { shellServer } from './site/shell/server/index.ts'
import { signInServer } from './account/sign-in/server/index.ts'
import { siteLogServer } from './back-office/site-log/server/index.ts'
import { socialLoginServer } from './account/social-login/server/index.ts'
import { statementsServer } from './account/statements/server/index.ts'
import { subscriptionServer } from './engage/subscription/server/index.ts'
import { supportServer } from './engage/support/server/index.ts'
import { termsServer } from './protection/terms/server/index.ts'
import { tournamentsServer } from './promotions/tournaments/server/index.ts'
import { tryGamesServer } from './play/try-games/server/index.ts'
import { verificationServer } from './account/verification/server/index.ts'
import { voidRoundsServer } from './back-office/void-rounds/server/index.ts'
import { walletServer } from './store/wallet/server/index.ts'
import { winnersServer } from './play/winners/server/index.ts'

/** The server entry of every slice. */
export const SERVER_ENTRIES: readonly ServerEntry[] = [
  accountServer,
  accountClosureServer,
  affiliatesServer,
  bannersServer,
  bingoServer,
  booksServer,
  campaignsServer,
  captchaServer,
  careServer,
  coinDropsServer,
  coinRefillServer,
  contentServer,
  cookieConsentServer,
  cosmicBoxesServer,
  dailyLoginServer,
  dailyWheelServer,
  dataExportServer,
  depositStreakServer,
  documentsServer,
  eligibilityServer,
  emailConfirmationServer,
  eventArchiveServer,
  fairPlayServer,
  featureSwitchesServer,
  firstStepsServer,
  fortuneInvestmentServer,
  freeEntryServer,
  funMachineServer,
  gameProvidersServer,
  gameReportsServer,
  gameSessionServer,
  houseGamesServer,
  jackpotsServer,
  jurisdictionServer,
  limitsServer,
  lobbyServer,
  lotteryServer,
  miniGameSlotServer,
  moneyBoxServer,
  notificationsServer,
  offersServer,
  operatorsServer,
  ordersServer,
  packagesServer,
  passkeysServer,
  paymentsServer,
  paymentsDeskServer,
  personalInfoServer,
  phoneServer,
  playerAdminServer,
  playerRecordServer,
  playersNowServer,
  popUpAdsServer,
  prizeCapServer,
  prizeDropsServer,
  prizeFilingsServer,
  promotionRunsServer,
  promotionsServer,
  publicProfileServer,
  pushServer,
  questsServer,
  rankLeagueServer,
  realityCheckServer,
  realtimeServer,
  redemptionTimesServer,
  redemptionsServer,
  referralServer,
  registrationServer,
  rewardsServer,
  roundHistoryServer,
  scratchCardsServer,
  seasonServer,
  securityServer,
  selfExclusionServer,
  sharedRoundsServer,
  shellServer,
  signInServer,
  siteLogServer,
  socialLoginServer,
  statementsServer,
  subscriptionServer,
  supportServer,
  termsServer,
  tournamentsServer,
  tryGamesServer,
  verificationServer,
  voidRoundsServer,
  walletServer,
  winnersServer,
]
