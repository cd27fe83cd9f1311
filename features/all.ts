import { account } from './account/feature.ts'
import { emailConfirmation } from './email-confirmation/feature.ts'
import { affiliates } from './affiliates/feature.ts'
import { banners } from './banners/feature.ts'
import { bingo } from './bingo/feature.ts'
import { captcha } from './captcha/feature.ts'
import { cash } from './cash/feature.ts'
import { coinDrops } from './coin-drops/feature.ts'
import { collections } from './collections/feature.ts'
import { cookieConsent } from './cookie-consent/feature.ts'
import { cosmicBoxes } from './cosmic-boxes/feature.ts'
import { dailyLogin } from './daily-login/feature.ts'
import { dailyWheel } from './daily-wheel/feature.ts'
import { dataExport } from './data-export/feature.ts'
import { depositStreak } from './deposit-streak/feature.ts'
import { documents } from './documents/feature.ts'
import { fortuneInvestment } from './fortune-investment/feature.ts'
import { freeEntry } from './free-entry/feature.ts'
import { funMachine } from './fun-machine/feature.ts'
import { gameProviders } from './game-providers/feature.ts'
import { gameSession } from './game-session/feature.ts'
import { houseGames } from './house-games/feature.ts'
import { identity } from './identity/feature.ts'
import { library } from './library/feature.ts'
import { lobby } from './lobby/feature.ts'
import { lottery } from './lottery/feature.ts'
import { miniGameSlot } from './mini-game-slot/feature.ts'
import { moneyBox } from './money-box/feature.ts'
import { passkeys } from './passkeys/feature.ts'
import { personalInfo } from './personal-info/feature.ts'
import { phone } from './phone/feature.ts'
import { popUpAds } from './pop-up-ads/feature.ts'
import { packages } from './packages/feature.ts'
import { notifications } from './notifications/feature.ts'
import { offers } from './offers/feature.ts'
import { prizeDrops } from './prize-drops/feature.ts'
import { promotions } from './promotions/feature.ts'
import { push } from './push/feature.ts'
import { quests } from './quests/feature.ts'
import { rankLeague } from './rank-league/feature.ts'
import { realityCheck } from './reality-check/feature.ts'
import { realtime } from './realtime/feature.ts'
import { referral } from './referral/feature.ts'
import { registration } from './registration/feature.ts'
import { scratchCards } from './scratch-cards/feature.ts'
import { restriction } from './restriction/feature.ts'
import { season } from './season/feature.ts'
import { security } from './security/feature.ts'
import { signInAlerts } from './sign-in-alerts/feature.ts'
import { signIn } from './sign-in/feature.ts'
import { socials } from './socials/feature.ts'
import { statements } from './statements/feature.ts'
import { subscription } from './subscription/feature.ts'
import { support } from './support/feature.ts'
import { terms } from './terms/feature.ts'
import { tournaments } from './tournaments/feature.ts'
import { verification } from './verification/feature.ts'
import { winners } from './winners/feature.ts'

/** The one list of slices. Adding a line here asks every theme for its answer. */
export const FEATURES = [
  account,
  affiliates,
  banners,
  bingo,
  captcha,
  cash,
  coinDrops,
  collections,
  cookieConsent,
  cosmicBoxes,
  dailyLogin,
  dailyWheel,
  dataExport,
  depositStreak,
  documents,
  emailConfirmation,
  fortuneInvestment,
  freeEntry,
  funMachine,
  gameProviders,
  gameSession,
  houseGames,
  identity,
  library,
  lobby,
  lottery,
  miniGameSlot,
  moneyBox,
  notifications,
  offers,
  packages,
  passkeys,
  personalInfo,
  phone,
  popUpAds,
  prizeDrops,
  promotions,
  push,
  quests,
  rankLeague,
  realityCheck,
  realtime,
  referral,
  registration,
  restriction,
  scratchCards,
  season,
  security,
  signIn,
  signInAlerts,
  socials,
  statements,
  subscription,
  support,
  terms,
  tournaments,
  verification,
  winners,
] as const

/** Slices that no theme answers for and nobody switches off; pages draw them in every brand. */
export const IN_EVERY_THEME = ['closing', 'exclusion', 'fair-play', 'jackpots', 'limits', 'round-history'] as const

export type Feature = (typeof FEATURES)[number]
export type FeatureId = Feature['id']
export type FeatureOf<I extends FeatureId> = Extract<Feature, { readonly id: I }>
