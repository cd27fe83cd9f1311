// Generated from the folders by `npm run format`.
import { affiliates } from './engage/affiliates/feature.ts'
import { banners } from './engage/banners/feature.ts'
import { bingo } from './promotions/bingo/feature.ts'
import { checkout } from './store/checkout/feature.ts'
import { dailyLogin } from './promotions/daily-login/feature.ts'
import { dailyWheel } from './promotions/daily-wheel/feature.ts'
import { emailConfirmation } from './account/email-confirmation/feature.ts'
import { freeEntry } from './protection/free-entry/feature.ts'
import { jackpots } from './play/jackpots/feature.ts'
import { jurisdiction } from './protection/jurisdiction/feature.ts'
import { lobby } from './play/lobby/feature.ts'
import { notifications } from './engage/notifications/feature.ts'
import { paymentsDesk } from './back-office/payments-desk/feature.ts'
import { personalInfo } from './account/personal-info/feature.ts'
import { phone } from './account/phone/feature.ts'
import { quests } from './promotions/quests/feature.ts'
import { realityCheck } from './protection/reality-check/feature.ts'
import { redemptionTimes } from './store/redemption-times/feature.ts'
import { redemptions } from './store/redemptions/feature.ts'
import { registration } from './account/registration/feature.ts'
import { signIn } from './account/sign-in/feature.ts'
import { siteLog } from './back-office/site-log/feature.ts'
import { support } from './engage/support/feature.ts'
import { verification } from './account/verification/feature.ts'
import { winners } from './play/winners/feature.ts'

/** Every slice, by the name of its folder. */
export const SLICE_IDS = [
  'account',
  'account-closure',
  'affiliates',
  'banners',
  'bingo',
  'books',
  'campaigns',
  'captcha',
  'care',
  'checkout',
  'coin-drops',
  'coin-refill',
  'content',
  'cookie-consent',
  'cosmic-boxes',
  'daily-login',
  'daily-wheel',
  'data-export',
  'deposit-streak',
  'documents',
  'eligibility',
  'email-confirmation',
  'event-archive',
  'fair-play',
  'feature-switches',
  'first-steps',
  'fortune-investment',
  'free-entry',
  'fun-machine',
  'game-providers',
  'game-reports',
  'game-session',
  'house-games',
  'jackpots',
  'jurisdiction',
  'library',
  'limits',
  'lobby',
  'lottery',
  'mini-game-slot',
  'money-box',
  'notifications',
  'offers',
  'operators',
  'orders',
  'packages',
  'passkeys',
  'payments',
  'payments-desk',
  'personal-info',
  'phone',
  'player-admin',
  'player-record',
  'players-now',
  'pop-up-ads',
  'prize-cap',
  'prize-drops',
  'prize-filings',
  'promotion-runs',
  'promotions',
  'public-profile',
  'push',
  'quests',
  'rank-league',
  'reality-check',
  'realtime',
  'redemption-times',
  'redemptions',
  'referral',
  'registration',
  'rewards',
  'round-history',
  'scratch-cards',
  'season',
  'security',
  'self-exclusion',
  'shared-rounds',
  'shell',
  'sign-in',
  'site-log',
  'social-login',
  'statements',
  'subscription',
  'support',
  'terms',
  'tournaments',
  'try-games',
  'verification',
  'void-rounds',
  'wallet',
  'winners',
] as const

/** What brands may set, by slice. */
export const FEATURES = [
  affiliates,
  banners,
  bingo,
  checkout,
  dailyLogin,
  dailyWheel,
  emailConfirmation,
  freeEntry,
  jackpots,
  jurisdiction,
  lobby,
  notifications,
  paymentsDesk,
  personalInfo,
  phone,
  quests,
  realityCheck,
  redemptionTimes,
  redemptions,
  registration,
  signIn,
  siteLog,
  support,
  verification,
  winners,
] as const

export type SliceId = (typeof SLICE_IDS)[number]
export type FeatureOf<I extends SliceId> = Extract<(typeof FEATURES)[number], { readonly id: I }>
