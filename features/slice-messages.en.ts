// Generated from the folders by `npm run format`.
import { accountEn } from './account/account/web/messages.en.ts'
import { accountClosureEn } from './account/account-closure/web/messages.en.ts'
import { affiliatesEn } from './engage/affiliates/web/messages.en.ts'
import { bannersEn } from './engage/banners/web/messages.en.ts'
import { bingoEn } from './promotions/bingo/web/messages.en.ts'
import { captchaEn } from './protection/captcha/web/messages.en.ts'
import { checkoutEn } from './store/checkout/web/messages.en.ts'
import { coinDropsEn } from './promotions/coin-drops/web/messages.en.ts'
import { coinRefillEn } from './promotions/coin-refill/web/messages.en.ts'
import { contentEn } from './back-office/content/web/messages.en.ts'
import { cookieConsentEn } from './protection/cookie-consent/web/messages.en.ts'
import { cosmicBoxesEn } from './promotions/cosmic-boxes/web/messages.en.ts'
import { dailyLoginEn } from './promotions/daily-login/web/messages.en.ts'
import { dailyWheelEn } from './promotions/daily-wheel/web/messages.en.ts'
import { dataExportEn } from './account/data-export/web/messages.en.ts'
import { depositStreakEn } from './promotions/deposit-streak/web/messages.en.ts'
import { documentsEn } from './account/documents/web/messages.en.ts'
import { eligibilityEn } from './protection/eligibility/web/messages.en.ts'
import { emailConfirmationEn } from './account/email-confirmation/web/messages.en.ts'
import { fairPlayEn } from './play/fair-play/web/messages.en.ts'
import { firstStepsEn } from './account/first-steps/web/messages.en.ts'
import { fortuneInvestmentEn } from './promotions/fortune-investment/web/messages.en.ts'
import { freeEntryEn } from './protection/free-entry/web/messages.en.ts'
import { funMachineEn } from './promotions/fun-machine/web/messages.en.ts'
import { gameProvidersEn } from './play/game-providers/web/messages.en.ts'
import { jackpotsEn } from './play/jackpots/web/messages.en.ts'
import { jurisdictionEn } from './protection/jurisdiction/web/messages.en.ts'
import { libraryEn } from './play/library/web/messages.en.ts'
import { limitsEn } from './protection/limits/web/messages.en.ts'
import { lobbyEn } from './play/lobby/web/messages.en.ts'
import { lotteryEn } from './promotions/lottery/web/messages.en.ts'
import { miniGameSlotEn } from './promotions/mini-game-slot/web/messages.en.ts'
import { moneyBoxEn } from './promotions/money-box/web/messages.en.ts'
import { notificationsEn } from './engage/notifications/web/messages.en.ts'
import { offersEn } from './store/offers/web/messages.en.ts'
import { packagesEn } from './store/packages/web/messages.en.ts'
import { passkeysEn } from './account/passkeys/web/messages.en.ts'
import { personalInfoEn } from './account/personal-info/web/messages.en.ts'
import { phoneEn } from './account/phone/web/messages.en.ts'
import { playerAdminEn } from './back-office/player-admin/web/messages.en.ts'
import { playerRecordEn } from './play/player-record/web/messages.en.ts'
import { popUpAdsEn } from './engage/pop-up-ads/web/messages.en.ts'
import { prizeDropsEn } from './promotions/prize-drops/web/messages.en.ts'
import { promotionsEn } from './promotions/promotions/web/messages.en.ts'
import { publicProfileEn } from './account/public-profile/web/messages.en.ts'
import { pushEn } from './engage/push/web/messages.en.ts'
import { questsEn } from './promotions/quests/web/messages.en.ts'
import { rankLeagueEn } from './promotions/rank-league/web/messages.en.ts'
import { realityCheckEn } from './protection/reality-check/web/messages.en.ts'
import { realtimeEn } from './site/realtime/web/messages.en.ts'
import { redemptionTimesEn } from './store/redemption-times/web/messages.en.ts'
import { referralEn } from './engage/referral/web/messages.en.ts'
import { registrationEn } from './account/registration/web/messages.en.ts'
import { rewardsEn } from './promotions/rewards/web/messages.en.ts'
import { roundHistoryEn } from './play/round-history/web/messages.en.ts'
import { scratchCardsEn } from './promotions/scratch-cards/web/messages.en.ts'
import { seasonEn } from './promotions/season/web/messages.en.ts'
import { securityEn } from './account/security/web/messages.en.ts'
import { selfExclusionEn } from './protection/self-exclusion/web/messages.en.ts'
import { shellEn } from './site/shell/web/messages.en.ts'
import { signInEn } from './account/sign-in/web/messages.en.ts'
import { socialLoginEn } from './account/social-login/web/messages.en.ts'
import { statementsEn } from './account/statements/web/messages.en.ts'
import { subscriptionEn } from './engage/subscription/web/messages.en.ts'
import { supportEn } from './engage/support/web/messages.en.ts'
import { termsEn } from './protection/terms/web/messages.en.ts'
import { tournamentsEn } from './promotions/tournaments/web/messages.en.ts'
import { tryGamesEn } from './play/try-games/web/messages.en.ts'
import { verificationEn } from './account/verification/web/messages.en.ts'
import { walletEn } from './store/wallet/web/messages.en.ts'
import { winnersEn } from './play/winners/web/messages.en.ts'

/** The words of every slice, by its id. */
export const sliceMessagesEn = {
  account: accountEn,
  'account-closure': accountClosureEn,
  affiliates: affiliatesEn,
  banners: bannersEn,
  bingo: bingoEn,
  captcha: captchaEn,
  checkout: checkoutEn,
  'coin-drops': coinDropsEn,
  'coin-refill': coinRefillEn,
  content: contentEn,
  'cookie-consent': cookieConsentEn,
  'cosmic-boxes': cosmicBoxesEn,
  'daily-login': dailyLoginEn,
  'daily-wheel': dailyWheelEn,
  'data-export': dataExportEn,
  'deposit-streak': depositStreakEn,
  documents: documentsEn,
  eligibility: eligibilityEn,
  'email-confirmation': emailConfirmationEn,
  'fair-play': fairPlayEn,
  'first-steps': firstStepsEn,
  'fortune-investment': fortuneInvestmentEn,
  'free-entry': freeEntryEn,
  'fun-machine': funMachineEn,
  'game-providers': gameProvidersEn,
  jackpots: jackpotsEn,
  jurisdiction: jurisdictionEn,
  library: libraryEn,
  limits: limitsEn,
  lobby: lobbyEn,
  lottery: lotteryEn,
  'mini-game-slot': miniGameSlotEn,
  'money-box': moneyBoxEn,
  notifications: notificationsEn,
  offers: offersEn,
  packages: packagesEn,
  passkeys: passkeysEn,
  'personal-info': personalInfoEn,
  phone: phoneEn,
  'player-admin': playerAdminEn,
  'player-record': playerRecordEn,
  'pop-up-ads': popUpAdsEn,
  'prize-drops': prizeDropsEn,
  promotions: promotionsEn,
  'public-profile': publicProfileEn,
  push: pushEn,
  quests: questsEn,
  'rank-league': rankLeagueEn,
  'reality-check': realityCheckEn,
  realtime: realtimeEn,
  'redemption-times': redemptionTimesEn,
  referral: referralEn,
  registration: registrationEn,
  rewards: rewardsEn,
  'round-history': roundHistoryEn,
  'scratch-cards': scratchCardsEn,
  season: seasonEn,
  security: securityEn,
  'self-exclusion': selfExclusionEn,
  shell: shellEn,
  'sign-in': signInEn,
  'social-login': socialLoginEn,
  statements: statementsEn,
  subscription: subscriptionEn,
  support: supportEn,
  terms: termsEn,
  tournaments: tournamentsEn,
  'try-games': tryGamesEn,
  verification: verificationEn,
  wallet: walletEn,
  winners: winnersEn,
}
