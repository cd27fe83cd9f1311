import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'
import type { Info, Prize } from './contract.ts'

type InfoReply = ReplyOf<typeof contract.getInfo>

const NOTHING: Prize = {
  coins: 0,
  entries: 0,
  freeSpinCount: 0,
  gameId: null,
  freeSpinId: null,
  freeSpinsBetLevel: null,
  freeSpinLifetime: null,
  endDate: null,
  link: null,
}

const freeSpins = (game: string, count: number): Partial<Prize> => ({
  freeSpinCount: count,
  gameId: game,
  freeSpinsBetLevel: 1_000,
  freeSpinLifetime: 259_200,
  link: `/?game=${game}`,
})

const PRIZES: readonly Prize[] = [
  { ...NOTHING, coins: 200_000 },
  { ...NOTHING, coins: 300_000, entries: 100 },
  { ...NOTHING, coins: 400_000, ...freeSpins('voltage-sevens', 5) },
  { ...NOTHING, coins: 600_000, entries: 100 },
  { ...NOTHING, coins: 800_000, entries: 200 },
  { ...NOTHING, coins: 1_000_000, ...freeSpins('cherry-royale', 10) },
  { ...NOTHING, coins: 2_000_000, entries: 500 },
]

const info = (changes: Partial<Info>): InfoReply => ({
  success: true,
  data: {
    isActive: true,
    isAvailable: true,
    // Midnight in New York after 21 November 2026.
    finishedAt: 1_795_323_600,
    levels: PRIZES.length,
    activeLevel: 1,
    type: 'calendar',
    reasonType: null,
    prizes: [...PRIZES],
    ...changes,
  },
})

export const firstDay = info({})
export const fourthDay = info({ activeLevel: 4 })
export const freeSpinsDay = info({ activeLevel: 3 })
export const lastDay = info({ activeLevel: 7 })
export const claimed = info({ activeLevel: 4, isAvailable: false, reasonType: 'claimed' })
export const claimedSpins = info({ activeLevel: 3, isAvailable: false, reasonType: 'claimed' })
export const claimedLast = info({ activeLevel: 7, isAvailable: false, reasonType: 'claimed' })
export const emailUnconfirmed = info({ isAvailable: false, reasonType: 'email_unconfirmed' })

/** The prize of a level as claiming answers it. */
export const given = (level: number): Extract<ReplyOf<typeof contract.applyPrize>, { success: true }> => {
  const prize = PRIZES[level - 1] ?? NOTHING
  const grant = prize.freeSpinCount > 0 ? { freeSpinId: `daily-login:${level}`, endDate: '2026-11-24T15:00:00.000Z' } : {}
  return { success: true, prizes: [{ ...prize, ...grant }] }
}
