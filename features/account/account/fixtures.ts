import { samplesOf } from '#kernel/push.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'
import { EMPTY_PROFILE } from './shared/profile.ts'
import { setBalancePush, profilePush } from './contract.ts'

export const guestInit: ReplyOf<typeof contract.initApp> = {
  success: true,
  data: { isGuest: true, favoriteGames: [], bannerPresetPackage: null },
}

/** What a signed-in player’s page starts with. */
export const playerInit: ReplyOf<typeof contract.initApp> = { success: true, data: { ...guestInit.data, isGuest: false } }

/** A player who has just signed up: nothing confirmed, the sign-up reward credited. */
export const newProfile: ReplyOf<typeof contract.getProfile> = {
  success: true,
  data: {
    ...EMPTY_PROFILE,
    lastGames: [],
    popupPresetPackages: [],
    activeSocialAccounts: [],
    id: 'plr_00000000000000000000000001',
    login: 'player-00000001',
    email: 'player@mail.example',
    phone: null,
    name: null,
    surname: null,
    birthDay: '1990-05-01',
    isGuest: false,
    profileCompleted: false,
    gameMode: 'TournamentPoints',
    playerInfo: { playerBalance: { version: 1, coins: 1_000_000, tourPoints: 0, entries: 100, winnings: 0 } },
    termsRequirement: [{ id: 'terms-of-use@2026-11-01', key: 'terms-of-use' }],
    Registration: { complete: true },
    primaryContact: 'email',
    emailConfirmed: false,
    mayPromote: true,
    previousSignIn: null,
    connection: null,
    token: null,
  },
}

/** The same player with everything confirmed, returning on another day. */
export const settledProfile: ReplyOf<typeof contract.getProfile> = {
  success: true,
  data: {
    ...newProfile.data,
    emailConfirmed: true,
    termsRequirement: [],
    playerInfo: { playerBalance: { version: 7, coins: 1_500_000, tourPoints: 24_000, entries: 200, winnings: 350 } },
    previousSignIn: { at: '2026-11-20T18:04:00.000Z', device: 'Firefox, Windows', address: '203.0.113.7' },
  },
}

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(setBalancePush, {
    setBalance: {
      version: 1_000_000,
      coins: 2_500_000,
      tourPoints: 120_000,
      entries: 4_000,
      winnings: 350,
      reason: 'daily-login',
      ledgerId: 'txn_00000000000000000000000001',
    },
  }),
  samplesOf(profilePush, { changed: { action: 'changed' } }),
] as const
