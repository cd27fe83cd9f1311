// Generated from the folders by `npm run format`.
import { accountEs } from './account/account/web/messages.es.ts'
import { accountClosureEs } from './account/account-closure/web/messages.es.ts'
import { affiliatesEs } from './engage/affiliates/web/messages.es.ts'
import { bannersEs } from './engage/banners/web/messages.es.ts'
import { bingoEs } from './promotions/bingo/web/messages.es.ts'
import { captchaEs } from './protection/captcha/web/messages.es.ts'
import { checkoutEs } from './store/checkout/web/messages.es.ts'
import { coinDropsEs } from './promotions/coin-drops/web/messages.es.ts'
import { coinRefillEs } from './promotions/coin-refill/web/messages.es.ts'
import { contentEs } from './back-office/content/web/messages.es.ts'
import { cookieConsentEs } from './protection/cookie-consent/web/messages.es.ts'
import { cosmicBoxesEs } from './promotions/cosmic-boxes/web/messages.es.ts'
import { dailyLoginEs } from './promotions/daily-login/web/messages.es.ts'
import { dailyWheelEs } from './promotions/daily-wheel/web/messages.es.ts'
import { dataExportEs } from './account/data-export/web/messages.es.ts'
import { depositStreakEs } from './promotions/deposit-streak/web/messages.es.ts'
import { documentsEs } from './account/documents/web/messages.es.ts'
import { eligibilityEs } from './protection/eligibility/web/messages.es.ts'
import { emailConfirmationEs } from './account/email-confirmation/web/messages.es.ts'
import { fairPlayEs } from './play/fair-play/web/messages.es.ts'
import { firstStepsEs } from './account/first-steps/web/messages.es.ts'
import { fortuneInvestmentEs } from './promotions/fortune-investment/web/messages.es.ts'
import { freeEntryEs } from './protection/free-entry/web/messages.es.ts'
import { funMachineEs } from './promotions/fun-machine/web/messages.es.ts'
import { gameProvidersEs } from './play/game-providers/web/messages.es.ts'
import { jackpotsEs } from './play/jackpots/web/messages.es.ts'
import { jurisdictionEs } from './protection/jurisdiction/web/messages.es.ts'
import { libraryEs } from './play/library/web/messages.es.ts'
import { limitsEs } from './protection/limits/web/messages.es.ts'
import { lobbyEs } from './play/lobby/web/messages.es.ts'
import { lotteryEs } from './promotions/lottery/web/messages.es.ts'
import { miniGameSlotEs } from './promotions/mini-game-slot/web/messages.es.ts'
import { moneyBoxEs } from './promotions/money-box/web/messages.es.ts'
import { notificationsEs } from './engage/notifications/web/messages.es.ts'
import { offersEs } from './store/offers/web/messages.es.ts'
import { packagesEs } from './store/packages/web/messages.es.ts'
import { passkeysEs } from './account/passkeys/web/messages.es.ts'
import { personalInfoEs } from './account/personal-info/web/messages.es.ts'
import { phoneEs } from './account/phone/web/messages.es.ts'
import { playerAdminEs } from './back-office/player-admin/web/messages.es.ts'
import { playerRecordEs } from './play/player-record/web/messages.es.ts'
import { popUpAdsEs } from './engage/pop-up-ads/web/messages.es.ts'
import { prizeDropsEs } from './promotions/prize-drops/web/messages.es.ts'
import { promotionsEs } from './promotions/promotions/web/messages.es.ts'
import { publicProfileEs } from './account/public-profile/web/messages.es.ts'
import { pushEs } from './engage/push/web/messages.es.ts'
import { questsEs } from './promotions/quests/web/messages.es.ts'
import { rankLeagueEs } from './promotions/rank-league/web/messages.es.ts'
import { realityCheckEs } from './protection/reality-check/web/messages.es.ts'
import { realtimeEs } from './site/realtime/web/messages.es.ts'
import { redemptionTimesEs } from './store/redemption-times/web/messages.es.ts'
import { referralEs } from './engage/referral/web/messages.es.ts'
import { registrationEs } from './account/registration/web/messages.es.ts'
import { rewardsEs } from './promotions/rewards/web/messages.es.ts'
import { roundHistoryEs } from './play/round-history/web/messages.es.ts'
import { scratchCardsEs } from './promotions/scratch-cards/web/messages.es.ts'
import { seasonEs } from './promotions/season/web/messages.es.ts'
import { securityEs } from './account/security/web/messages.es.ts'
import { selfExclusionEs } from './protection/self-exclusion/web/messages.es.ts'
import { shellEs } from './site/shell/web/messages.es.ts'
import { signInEs } from './account/sign-in/web/messages.es.ts'
import { socialLoginEs } from './account/social-login/web/messages.es.ts'
import { statementsEs } from './account/statements/web/messages.es.ts'
import { subscriptionEs } from './engage/subscription/web/messages.es.ts'
import { supportEs } from './engage/support/web/messages.es.ts'
import { termsEs } from './protection/terms/web/messages.es.ts'
import { tournamentsEs } from './promotions/tournaments/web/messages.es.ts'
import { tryGamesEs } from './play/try-games/web/messages.es.ts'
import { verificationEs } from './account/verification/web/messages.es.ts'
import { walletEs } from './store/wallet/web/messages.es.ts'
import { winnersEs } from './play/winners/web/messages.es.ts'

/** The words of every slice, by its id. */
export const sliceMessagesEs = {
  account: accountEs,
  'account-closure': accountClosureEs,
  affiliates: affiliatesEs,
  banners: bannersEs,
  bingo: bingoEs,
  captcha: captchaEs,
  checkout: checkoutEs,
  'coin-drops': coinDropsEs,
  'coin-refill': coinRefillEs,
  content: contentEs,
  'cookie-consent': cookieConsentEs,
  'cosmic-boxes': cosmicBoxesEs,
  'daily-login': dailyLoginEs,
  'daily-wheel': dailyWheelEs,
  'data-export': dataExportEs,
  'deposit-streak': depositStreakEs,
  documents: documentsEs,
  eligibility: eligibilityEs,
  'email-confirmation': emailConfirmationEs,
  'fair-play': fairPlayEs,
  'first-steps': firstStepsEs,
  'fortune-investment': fortuneInvestmentEs,
  'free-entry': freeEntryEs,
  'fun-machine': funMachineEs,
  'game-providers': gameProvidersEs,
  jackpots: jackpotsEs,
  jurisdiction: jurisdictionEs,
  library: libraryEs,
  limits: limitsEs,
  lobby: lobbyEs,
  lottery: lotteryEs,
  'mini-game-slot': miniGameSlotEs,
  'money-box': moneyBoxEs,
  notifications: notificationsEs,
  offers: offersEs,
  packages: packagesEs,
  passkeys: passkeysEs,
  'personal-info': personalInfoEs,
  phone: phoneEs,
  'player-admin': playerAdminEs,
  'player-record': playerRecordEs,
  'pop-up-ads': popUpAdsEs,
  'prize-drops': prizeDropsEs,
  promotions: promotionsEs,
  'public-profile': publicProfileEs,
  push: pushEs,
  quests: questsEs,
  'rank-league': rankLeagueEs,
  'reality-check': realityCheckEs,
  realtime: realtimeEs,
  'redemption-times': redemptionTimesEs,
  referral: referralEs,
  registration: registrationEs,
  rewards: rewardsEs,
  'round-history': roundHistoryEs,
  'scratch-cards': scratchCardsEs,
  season: seasonEs,
  security: securityEs,
  'self-exclusion': selfExclusionEs,
  shell: shellEs,
  'sign-in': signInEs,
  'social-login': socialLoginEs,
  statements: statementsEs,
  subscription: subscriptionEs,
  support: supportEs,
  terms: termsEs,
  tournaments: tournamentsEs,
  'try-games': tryGamesEs,
  verification: verificationEs,
  wallet: walletEs,
  winners: winnersEs,
}
