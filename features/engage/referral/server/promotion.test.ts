import { describe, expect, test } from 'vitest'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { referral } from './promotion.ts'

const config = { coins: 1_000, entries: 200, condition: 'active', friendsMax: 2 } as const
const at = '2026-11-21T17:00:00Z'
const value = { kind: 'balance', coins: 1_000, entries: 200 }

const open = () => playPromotion(referral, { config })
const progressed = (side: 'inviter' | 'friend', friend: string, condition = 'active') => ({ side, friend, condition }) as never

describe('a friend who meets the condition', () => {
  test('rewards the inviter once, and the friend', () => {
    const inviter = open()
    inviter.hear('referral.progressed', progressed('inviter', 'plr_a'), at)
    expect(inviter.grants).toMatchObject([{ key: 'friend:plr_a', value }])
    const friend = open()
    friend.hear('referral.progressed', progressed('friend', 'plr_a'), at)
    expect(friend.grants).toMatchObject([{ key: 'joined', value }])
  })

  test('rewards nobody with another condition', () => {
    const played = open()
    played.hear('referral.progressed', progressed('inviter', 'plr_a', 'confirmed'), at)
    played.hear('referral.progressed', progressed('friend', 'plr_a', 'complete'), at)
    expect(played.grants).toEqual([])
  })

  test('brings the inviter nothing beyond the limit of friends, and the friend the reward all the same', () => {
    const inviter = open()
    for (const friend of ['plr_a', 'plr_b', 'plr_c']) inviter.hear('referral.progressed', progressed('inviter', friend), at)
    expect(inviter.grants.map(({ key }) => key)).toEqual(['friend:plr_a', 'friend:plr_b'])
    expect(inviter.cell).toEqual({ friends: 2 })
  })
})
