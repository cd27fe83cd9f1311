import type { ReplyOf } from '#kernel/contract.ts'
import { economy, smallestPlay } from '#kernel/economy.ts'
import { toWire } from '#kernel/money.ts'
import { wireReward } from '#kernel/reward.ts'
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
  freeSpinsBetLevel: toWire(smallestPlay.coins),
  freeSpinLifetime: 259_200,
  link: `/?game=${game}`,
})

const SPINS: Readonly<Record<number, Partial<Prize>>> = {
  3: freeSpins('voltage-sevens', 5),
  6: freeSpins('cherry-royale', 10),
}

const PRIZES: readonly Prize[] = economy.dailyLogin.map((reward, at) => ({
  ...NOTHING,
  ...wireReward(reward),
  ...SPINS[at + 1],
}))

const info = (changes: Partial<Info>): InfoReply => ({
  success: true,
  data: {
    isActive: true,
    isAvailable: true,
    // Midnight in New York at the end of 21 November 2026.
    finishedAt: 1_795_323_600,
    levels: PRIZES.length,
    activeLevel: 1,
    missed: 0,
    missable: 1,
    type: 'calendar',
    reasonType: null,
    isCoinsOnly: false,
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
export const emailUnconfirmed = info({ isAvailable: false, reasonType: 'email-unconfirmed' })

/** A level's prize in the shape of a claim response. */
export const given = (level: number): Extract<ReplyOf<typeof contract.applyPrize>, { success: true }> => {
  const prize = PRIZES[level - 1] ?? NOTHING
  const grant = prize.freeSpinCount > 0 ? { freeSpinId: `daily-login:${level}`, endDate: '2026-11-24T15:00:00.000Z' } : {}
  return { success: true, prizes: [{ ...prize, ...grant }] }
}
