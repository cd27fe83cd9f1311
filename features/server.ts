import type { ServerDoor } from '#platform/feature.ts'
import { emailConfirmationServer } from './email-confirmation/server/index.ts'
import { accountServer } from './account/server/index.ts'
import { affiliatesServer } from './affiliates/server/index.ts'
import { bannersServer } from './banners/server/index.ts'
import { bingoServer } from './bingo/server/index.ts'
import { captchaServer } from './captcha/server/index.ts'
import { FEATURES } from './all.ts'
import { closingServer } from './closing/server/index.ts'
import { coinDropsServer } from './coin-drops/server/index.ts'
import { cookieConsentServer } from './cookie-consent/server/index.ts'
import { contentServer } from './content/server/index.ts'
import { cosmicBoxesServer } from './cosmic-boxes/server/index.ts'
import { dailyLoginServer } from './daily-login/server/index.ts'
import { dailyWheelServer } from './daily-wheel/server/index.ts'
import { depositStreakServer } from './deposit-streak/server/index.ts'
import { documentsServer } from './documents/server/index.ts'
import { fortuneInvestmentServer } from './fortune-investment/server/index.ts'
import { exclusionServer } from './exclusion/server/index.ts'
import { fairPlayServer } from './fair-play/server/index.ts'
import { freeEntryServer } from './free-entry/server/index.ts'
import { funMachineServer } from './fun-machine/server/index.ts'
import { gameProvidersServer } from './game-providers/server/index.ts'
import { gameSessionServer } from './game-session/server/index.ts'
import { houseGamesServer } from './house-games/server/index.ts'
import { jackpotsServer } from './jackpots/server/index.ts'
import { limitsServer } from './limits/server/index.ts'
import { lobbyServer } from './lobby/server/index.ts'
import { lotteryServer } from './lottery/server/index.ts'
import { loadMessages } from './messages.ts'
import { miniGameSlotServer } from './mini-game-slot/server/index.ts'
import { moneyBoxServer } from './money-box/server/index.ts'
import { packagesServer } from './packages/server/index.ts'
import { notificationsServer } from './notifications/server/index.ts'
import { offersServer } from './offers/server/index.ts'
import { operatorsServer } from './operators/server/index.ts'
import { passkeysServer } from './passkeys/server/index.ts'
import { personalInfoServer } from './personal-info/server/index.ts'
import { phoneServer } from './phone/server/index.ts'
import { playerDeskServer } from './player-desk/server/index.ts'
import { popUpAdsServer } from './pop-up-ads/server/index.ts'
import { prizeDropsServer } from './prize-drops/server/index.ts'
import { promotionsServer } from './promotions/server/index.ts'
import { pushServer } from './push/server/index.ts'
import { questsServer } from './quests/server/index.ts'
import { rankLeagueServer } from './rank-league/server/index.ts'
import { realityCheckServer } from './reality-check/server/index.ts'
import { realtimeServer } from './realtime/server/index.ts'
import { referralServer } from './referral/server/index.ts'
import { registrationServer } from './registration/server/index.ts'
import { restrictionServer } from './restriction/server/index.ts'
import { roundHistoryServer } from './round-history/server/index.ts'
import { seasonServer } from './season/server/index.ts'
import { signInAlertsServer } from './sign-in-alerts/server/index.ts'
import { securityServer } from './security/server/index.ts'
import { scratchCardsServer } from './scratch-cards/server/index.ts'
import { shellServer } from './shell/server/index.ts'
import { signInServer } from './sign-in/server/index.ts'
import { socialsServer } from './socials/server/index.ts'
import { statementsServer } from './statements/server/index.ts'
import { subscriptionServer } from './subscription/server/index.ts'
import { supportServer } from './support/server/index.ts'
import { dataExportServer } from './data-export/server/index.ts'
import { termsServer } from './terms/server/index.ts'
import { verificationServer } from './verification/server/index.ts'
import { winnersServer } from './winners/server/index.ts'
import { tournamentsServer } from './tournaments/server/index.ts'

/** The server door of every slice, in the order in which they stand in `all.ts`; the shell belongs to every theme. */
export const SERVER_DOORS: readonly ServerDoor[] = [
  accountServer,
  emailConfirmationServer,
  affiliatesServer,
  bannersServer,
  bingoServer,
  captchaServer,
  closingServer,
  coinDropsServer,
  cookieConsentServer,
  cosmicBoxesServer,
  dailyLoginServer,
  dailyWheelServer,
  depositStreakServer,
  documentsServer,
  fortuneInvestmentServer,
  exclusionServer,
  fairPlayServer,
  freeEntryServer,
  funMachineServer,
  gameProvidersServer,
  gameSessionServer,
  houseGamesServer,
  jackpotsServer,
  limitsServer,
  lobbyServer,
  lotteryServer,
  miniGameSlotServer,
  moneyBoxServer,
  personalInfoServer,
  phoneServer,
  popUpAdsServer,
  packagesServer,
  notificationsServer,
  offersServer,
  prizeDropsServer,
  promotionsServer,
  pushServer,
  questsServer,
  rankLeagueServer,
  realityCheckServer,
  realtimeServer,
  referralServer,
  registrationServer,
  restrictionServer,
  roundHistoryServer,
  scratchCardsServer,
  seasonServer,
  securityServer,
  signInAlertsServer,
  passkeysServer,
  signInServer,
  socialsServer,
  statementsServer,
  subscriptionServer,
  supportServer,
  dataExportServer,
  termsServer,
  tournamentsServer,
  verificationServer,
  winnersServer,
  playerDeskServer,
  ({ slices }) => operatorsServer({ slices }),
  ({ slices }) => contentServer({ loadMessages, features: FEATURES, slices }),
  ({ slices }) => shellServer({ loadMessages, features: FEATURES, slices }),
]
