import { afterAll, beforeAll, expect, test } from 'vitest'
import { pino } from 'pino'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openLiveSettings, setFeatureSwitch } from './live-settings.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const turn = (isOn: boolean) => database.transaction((tx) => setFeatureSwitch(tx, { brand: 'velmora', feature: 'lottery', isOn }))

test('a read that began before a change and ends after it does not restore the old value', async () => {
  const waiting: (() => void)[] = []
  let isSlow = false
  const readContent = () => (isSlow ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve())
  const settings = await openLiveSettings({ database, log: pino({ level: 'silent' }), readContent })
  isSlow = true
  await turn(false)
  const early = settings.refresh()
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  isSlow = false
  await turn(true)
  const late = settings.refresh()
  // The later one may be done by now, or wait for the earlier one.
  await Promise.race([late, database.reader.selectNoFrom((eb) => eb.val(1).as('one')).execute()])
  for (const go of waiting) go()
  await Promise.all([early, late])
  expect(settings.isOff('velmora', 'lottery')).toBe(false)
  await settings.close()
})
