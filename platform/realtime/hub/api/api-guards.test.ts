import { expect, test, vi } from 'vitest'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { insecureAccess } from '../tokens/insecure.ts'
import { createJwtVerifier } from '../tokens/jwt-tokens.ts'
import { Once } from './once.ts'
import { VersionGate } from './version-gate.ts'

const clock = createManualClock(0)

test('the same key gets the same answer for five minutes, and failures are not kept', async () => {
  const once = new Once<number>(clock)
  const work = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce(1)
    .mockResolvedValue(2)
  await expect(once.do('a', work)).rejects.toThrow('down')
  expect(await once.do('a', work)).toBe(1)
  expect(await once.do('a', work)).toBe(1)
  expect(await once.do('b', work)).toBe(2)
  clock.advance(5 * 60_000)
  expect(await once.do('a', work)).toBe(2)
})

test('versions of a channel only rise, within an epoch', () => {
  const gate = new VersionGate()
  const passes = [
    ['a', 2, 'x'],
    ['a', 2, 'x'],
    ['a', 1, 'x'],
    ['b', 1, 'x'],
    ['a', 3, 'x'],
    ['a', 1, 'y'],
    ['a', 0, ''],
    ['a', 1, ''],
    ['a', 2, ''],
  ] as const
  expect(passes.map(([channel, version, epoch]) => gate.isNew(channel, version, epoch))).toEqual([
    true,
    false,
    false,
    true,
    true,
    true,
    true,
    false,
    true,
  ])
})

test('the insecure mode is refused in production', () => {
  const tokens = createJwtVerifier({ key: new Uint8Array(32), clock })
  expect(() => insecureAccess({ tokens, isProduction: true })).toThrow('not for production')
})
