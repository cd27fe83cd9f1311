import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { readCaptcha } from '#platform/config/captcha.ts'
import type { VisitorContext } from '#platform/context.ts'
import { COUNTERS, proofOfWork } from './proof-of-work.ts'

const ITERATIONS_LEAST = 4_000_000

const counterOf = async (bytes: readonly [number, number]): Promise<number | undefined> => {
  const ctx = {
    rng: { bytes: () => Uint8Array.from(bytes) },
    vault: { keyFor: () => Buffer.from('key') },
    clock: { now: () => 0 },
    theme: { id: 'velmora' },
  } as unknown as VisitorContext
  const challenge = (await proofOfWork(1).newChallenge?.(ctx)) as unknown as Challenge
  return (await solveChallenge({ challenge, deriveKey }))?.counter
}

test.each([
  [[0, 0], 0],
  [[0, 1], 1],
  [[3, 255], COUNTERS - 1],
  [[4, 0], 0],
] as const)('every counter is equally likely: the bytes %j make it %i', async (bytes, counter) => {
  expect(await counterOf(bytes)).toBe(counter)
})

test('a solution costs four million iterations on average', () => {
  const config = readCaptcha({ MODE: 'production' })
  expect(config.kind === 'proof-of-work' && (config.cost * COUNTERS) / 2).toBeGreaterThanOrEqual(ITERATIONS_LEAST)
})
