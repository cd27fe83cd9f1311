import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { type JobRunner, type ScheduledJob, startJobs } from './run-jobs.ts'

const clock = createManualClock(Date.parse('2026-11-21T17:00:00Z'))
const log = pino({ level: 'silent' })
let database: TestDatabase
let runs: string[]
const runners: JobRunner[] = []

beforeEach(async () => {
  runs = []
  database = await openTestDatabase()
})
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.close()
  await database.close()
})

const hourly = (run: () => Promise<void> = async () => void runs.push('ran')): ScheduledJob => ({
  name: 'hourly',
  schedule: '0 * * * *',
  timeZone: 'UTC',
  run,
})

async function open(...jobs: ScheduledJob[]): Promise<JobRunner> {
  const runner = await startJobs({ database, clock, log, jobs, isByHand: true })
  runners.push(runner)
  return runner
}

test('a job runs once when it is due', async () => {
  const runner = await open(hourly())
  await runner.runDue()
  expect(runs).toEqual([])
  clock.advance(60 * MINUTE_MS)
  await runner.runDue()
  await runner.runDue()
  expect(runs).toEqual(['ran'])
})

test('missed runs are made up for once', async () => {
  await open(hourly())
  clock.advance(DAY_MS)
  const later = await open(hourly())
  await later.runDue()
  await later.runDue()
  expect(runs).toEqual(['ran'])
})

test('a failed job stays due, and does not delay others', async () => {
  let isBroken = true
  const failing = hourly(async () => {
    runs.push('tried')
    if (isBroken) throw new Error('not today')
  })
  const runner = await open(failing, { ...hourly(), name: 'other' })
  clock.advance(60 * MINUTE_MS)
  await runner.runDue()
  expect(runs).toEqual(['tried', 'ran'])
  isBroken = false
  clock.advance(MINUTE_MS)
  await runner.runDue()
  await runner.runDue()
  expect(runs).toEqual(['tried', 'ran', 'tried'])
})

test('two processes run a job once between them', async () => {
  const slow = hourly(async () => {
    runs.push('began')
    await new Promise((resume) => setTimeout(resume, 100))
  })
  const [first, second] = [await open(slow), await open(slow)]
  clock.advance(60 * MINUTE_MS)
  await Promise.all([first.runDue(), second.runDue()])
  await second.runDue()
  expect(runs).toEqual(['began'])
})

test('a changed schedule takes effect immediately', async () => {
  await open(hourly())
  const runner = await open({ ...hourly(), schedule: '*/5 * * * *' })
  clock.advance(5 * MINUTE_MS)
  await runner.runDue()
  expect(runs).toEqual(['ran'])
})
