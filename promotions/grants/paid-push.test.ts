import { expect, test } from 'vitest'
import type { PaidGrant, PromotionDefinition, Run } from '../definition.ts'
import type { RunExperiment } from '../experiments/run-arms.ts'
import { paidPushOf } from './paid-push.ts'

const run = { id: 'cmp_1', config: { title: 'own' } } as unknown as Run
const promotion = {
  paidPush: ({ key, value }: PaidGrant, { config }: Run) => ({ type: 'paid', data: { key, value, config } }),
} as unknown as PromotionDefinition
const arms = new Map([['bigger', { config: { title: 'arm' }, configHash: 'hash of the arm', fault: null }]])
const known = { promotion, run, experiment: { arms } as unknown as RunExperiment }
const value = { kind: 'balance', coins: 5, entries: 0 } as const

test.each([
  ['hash of the arm', 'arm'],
  ['hash of the run', 'own'],
])('a grant with the %s is told by the configuration that granted it', (configHash, title) => {
  const message = paidPushOf(known, { key: 'cmp_1:plr_1:day:2', player: 'plr_1', configHash }, value)
  expect(message).toEqual({ type: 'paid', data: { key: 'day:2', value, config: { title } } })
})

test('a promotion without such a push tells nothing', () => {
  const silent = { ...known, promotion: {} as PromotionDefinition }
  expect(paidPushOf(silent, { key: 'cmp_1:plr_1:a', player: 'plr_1', configHash: '' }, value)).toBeUndefined()
})
