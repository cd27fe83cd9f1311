// Generated from the folders by `npm run format`.
import { pages as accountClosure } from './account/account-closure/web/pages.ts'
import { pages as affiliates } from './engage/affiliates/web/pages.ts'
import { pages as bingo } from './promotions/bingo/web/pages.ts'
import { pages as books } from './back-office/books/web/pages.ts'
import { pages as campaigns } from './back-office/campaigns/web/pages.ts'
import { pages as care } from './back-office/care/web/pages.ts'
import { pages as checkout } from './store/checkout/web/pages.ts'
import { pages as coinDrops } from './promotions/coin-drops/web/pages.ts'
import { pages as coinRefill } from './promotions/coin-refill/web/pages.ts'
import { pages as content } from './back-office/content/web/pages.ts'
import { pages as cosmicBoxes } from './promotions/cosmic-boxes/web/pages.ts'
import { pages as dailyLogin } from './promotions/daily-login/web/pages.ts'
import { pages as dataExport } from './account/data-export/web/pages.ts'
import { pages as depositStreak } from './promotions/deposit-streak/web/pages.ts'
import { pages as documents } from './account/documents/web/pages.ts'
import { pages as eligibility } from './protection/eligibility/web/pages.ts'
import { pages as eventArchive } from './back-office/event-archive/web/pages.ts'
import { pages as fairPlay } from './play/fair-play/web/pages.ts'
import { pages as featureSwitches } from './back-office/feature-switches/web/pages.ts'
import { pages as fortuneInvestment } from './promotions/fortune-investment/web/pages.ts'
import { pages as freeEntry } from './protection/free-entry/web/pages.ts'
import { pages as funMachine } from './promotions/fun-machine/web/pages.ts'
import { pages as gameProviders } from './play/game-providers/web/pages.ts'
import { pages as gameReports } from './play/game-reports/web/pages.ts'
import { pages as houseGames } from './play/house-games/web/pages.ts'
import { pages as jackpots } from './play/jackpots/web/pages.ts'
import { pages as library } from './play/library/web/pages.ts'
import { pages as limits } from './protection/limits/web/pages.ts'
import { pages as lobby } from './play/lobby/web/pages.ts'
import { pages as lottery } from './promotions/lottery/web/pages.ts'
import { pages as moneyBox } from './promotions/money-box/web/pages.ts'
import { pages as notifications } from './engage/notifications/web/pages.ts'
import { pages as operators } from './back-office/operators/web/pages.ts'
import { pages as packages } from './store/packages/web/pages.ts'
import { pages as paymentsDesk } from './back-office/payments-desk/web/pages.ts'
import { pages as personalInfo } from './account/personal-info/web/pages.ts'
import { pages as playerAdmin } from './back-office/player-admin/web/pages.ts'
import { pages as playerRecord } from './play/player-record/web/pages.ts'
import { pages as prizeCap } from './back-office/prize-cap/web/pages.ts'
import { pages as prizeDrops } from './promotions/prize-drops/web/pages.ts'
import { pages as prizeFilings } from './back-office/prize-filings/web/pages.ts'
import { pages as promotionRuns } from './back-office/promotion-runs/web/pages.ts'
import { pages as promotions } from './promotions/promotions/web/pages.ts'
import { pages as push } from './engage/push/web/pages.ts'
import { pages as quests } from './promotions/quests/web/pages.ts'
import { pages as rankLeague } from './promotions/rank-league/web/pages.ts'
import { pages as realityCheck } from './protection/reality-check/web/pages.ts'
import { pages as realtime } from './site/realtime/web/pages.ts'
import { pages as redemptionTimes } from './store/redemption-times/web/pages.ts'
import { pages as redemptions } from './store/redemptions/web/pages.ts'
import { pages as referral } from './engage/referral/web/pages.ts'
import { pages as registration } from './account/registration/web/pages.ts'
import { pages as rewards } from './promotions/rewards/web/pages.ts'
import { pages as roundHistory } from './play/round-history/web/pages.ts'
import { pages as scratchCards } from './promotions/scratch-cards/web/pages.ts'
import { pages as season } from './promotions/season/web/pages.ts'
import { pages as security } from './account/security/web/pages.ts'
import { pages as selfExclusion } from './protection/self-exclusion/web/pages.ts'
import { pages as shell } from './site/shell/web/pages.ts'
import { pages as signIn } from './account/sign-in/web/pages.ts'
import { pages as siteLog } from './back-office/site-log/web/pages.ts'
import { pages as socialLogin } from './account/social-login/web/pages.ts'
import { pages as statements } from './account/statements/web/pages.ts'
import { pages as subscription } from './engage/subscription/web/pages.ts'
import { pages as support } from './engage/support/web/pages.ts'
import { pages as terms } from './protection/terms/web/pages.ts'
import { pages as tournaments } from './promotions/tournaments/web/pages.ts'
import { pages as tryGames } from './play/try-games/web/pages.ts'
import { pages as verification } from './account/verification/web/pages.ts'
import { pages as voidRounds } from './back-office/void-rounds/web/pages.ts'
import { pages as wallet } from './store/wallet/web/pages.ts'
import { pages as winners } from './play/winners/web/pages.ts'

/** The pages of every slice. */
export const SLICE_PAGES = [
  ...accountClosure,
  ...affiliates,
  ...bingo,
  ...books,
  ...campaigns,
  ...care,
  ...checkout,
  ...coinDrops,
  ...coinRefill,
  ...content,
  ...cosmicBoxes,
  ...dailyLogin,
  ...dataExport,
  ...depositStreak,
  ...documents,
  ...eligibility,
  ...eventArchive,
  ...fairPlay,
  ...featureSwitches,
  ...fortuneInvestment,
  ...freeEntry,
  ...funMachine,
  ...gameProviders,
  ...gameReports,
  ...houseGames,
  ...jackpots,
  ...library,
  ...limits,
  ...lobby,
  ...lottery,
  ...moneyBox,
  ...notifications,
  ...operators,
  ...packages,
  ...paymentsDesk,
  ...personalInfo,
  ...playerAdmin,
  ...playerRecord,
  ...prizeCap,
  ...prizeDrops,
  ...prizeFilings,
  ...promotionRuns,
  ...promotions,
  ...push,
  ...quests,
  ...rankLeague,
  ...realityCheck,
  ...realtime,
  ...redemptionTimes,
  ...redemptions,
  ...referral,
  ...registration,
  ...rewards,
  ...roundHistory,
  ...scratchCards,
  ...season,
  ...security,
  ...selfExclusion,
  ...shell,
  ...signIn,
  ...siteLog,
  ...socialLogin,
  ...statements,
  ...subscription,
  ...support,
  ...terms,
  ...tournaments,
  ...tryGames,
  ...verification,
  ...voidRounds,
  ...wallet,
  ...winners,
] as const
