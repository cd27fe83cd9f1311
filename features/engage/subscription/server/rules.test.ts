import { expect, test } from 'vitest'
import { createVault } from '#platform/crypto/vault.ts'
import { playerOf, tokenOf } from './link.ts'
import { obstacleOf } from './rules.ts'

const somebody = { email: 'a@mail.example', emailConfirmedAt: 1, phone: null }

test('an offer needs a confirmed address, a text needs a number, a notification needs nothing', () => {
  expect(obstacleOf('email', somebody)).toBeNull()
  expect(obstacleOf('email', { ...somebody, emailConfirmedAt: null })).toBe('email-unconfirmed')
  expect(obstacleOf('email', { ...somebody, email: null })).toBe('no-email')
  expect(obstacleOf('text', somebody)).toBe('no-phone')
  expect(obstacleOf('text', { ...somebody, phone: '+12125550100' })).toBeNull()
  expect(obstacleOf('push', { email: null, emailConfirmedAt: null, phone: null })).toBeNull()
})

test('a link identifies its player and cannot be forged', () => {
  const ctx = { vault: createVault('one') }
  const token = tokenOf(ctx, 'plr_1')
  expect(playerOf(ctx, token)).toBe('plr_1')
  expect(playerOf(ctx, token.replace('plr_1', 'plr_2'))).toBeUndefined()
  expect(playerOf({ vault: createVault('two') }, token)).toBeUndefined()
  for (const made of ['', 'plr_1', 'plr_1.00', `plr_1.${'0'.repeat(64)}`, `plr_1.${'é'.repeat(64)}`]) {
    expect(playerOf(ctx, made)).toBeUndefined()
  }
})
