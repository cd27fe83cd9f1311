import { z } from 'zod'
import { balances, gameMode } from '#features/play/game-session/contract.ts'
import { connection } from '#features/site/realtime/contract.ts'
import { signInPlace } from './sign-in-place.ts'

const switchedOff = z.looseObject({ isActive: z.boolean() })
/** `finishedAt`: Unix seconds; the feature is inactive from then on. */
const ending = switchedOff.extend({ finishedAt: z.int().nullish() })

/**
 * The specification's player profile. Each slice contributes its keys through its module entry; keys of a slice that
 * is off keep the 'off' values of `EMPTY_PROFILE`.
 */
export const profile = z.looseObject({
  id: z.string(),
  login: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  birthDay: z.iso.date(),
  isGuest: z.literal(false),
  profileCompleted: z.boolean(),
  depositsCount: z.int(),
  hasDeposits: z.boolean(),
  gameMode,
  lastGames: z.array(z.string()),
  playerInfo: z.object({ playerBalance: balances }),
  popupPresetPackage: z.unknown().nullable(),
  popupPresetPackages: z.array(z.unknown()),
  bannerPresetPackage: z.unknown().nullable(),
  /** Documents to accept before playing; empty if there are none. */
  termsRequirement: z.array(z.object({ id: z.string(), key: z.string() })),
  /** False until the new player has been welcomed. */
  Registration: z.object({ complete: z.boolean() }),
  captcha: z.object({ isEnabled: z.boolean(), key: z.string(), url: z.string() }),
  popUpAds: switchedOff,
  isBannerSliderEnabled: z.boolean(),
  season: z.looseObject({ isEnabled: z.boolean() }),
  rankLeague: z.looseObject({ enabled: z.boolean() }),
  primaryContact: z.enum(['email', 'phone', 'login']),
  emailConfirmed: z.boolean(),
  /** False for a protected player, who is shown no offers: on a break, self-excluded, in care or switched off. */
  mayPromote: z.boolean(),
  dailyLogin: switchedOff,
  depositStreak: ending.extend({ skin: z.string().optional() }),
  moneyBox: switchedOff,
  bingo: switchedOff,
  funMachine: switchedOff,
  scratchCardLottery: ending,
  magicBox: ending,
  prizeDrops: switchedOff,
  isAffiliate: z.boolean(),
  statusFeatures: z.record(z.string(), z.boolean()),
  featuresInfo: z.record(z.string(), z.unknown()),
  playerRestrictionIdsHash: z.string(),
  activeSocialAccounts: z.array(z.string()),
  previousSignIn: signInPlace.nullable(),
  /** The push socket; null while pushing is off. */
  connection: connection.nullable(),
  /** The socket's token, repeated where the specification names it. */
  token: z.string().nullable(),
})
export type Profile = z.infer<typeof profile>

/** Profile values of features that no slice reports. */
export const EMPTY_PROFILE = {
  depositsCount: 0,
  hasDeposits: false,
  lastGames: [],
  popupPresetPackage: null,
  popupPresetPackages: [],
  bannerPresetPackage: null,
  termsRequirement: [],
  Registration: { complete: true },
  captcha: { isEnabled: false, key: '', url: '' },
  popUpAds: { isActive: false },
  isBannerSliderEnabled: false,
  season: { isEnabled: false },
  rankLeague: { enabled: false },
  dailyLogin: { isActive: false },
  depositStreak: { isActive: false },
  moneyBox: { isActive: false },
  bingo: { isActive: false },
  funMachine: { isActive: false },
  scratchCardLottery: { isActive: false },
  magicBox: { isActive: false },
  prizeDrops: { isActive: false },
  isAffiliate: false,
  statusFeatures: {},
  featuresInfo: {},
  playerRestrictionIdsHash: '',
  activeSocialAccounts: [],
  connection: null,
  token: null,
} as const satisfies Partial<Profile>
