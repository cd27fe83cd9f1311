import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Counts, ROOT, runProgram } from './steps.ts'

const REPORTS = join(ROOT, '.cache/reports')

export async function runVitest(projects: readonly string[]): Promise<Counts> {
  const report = freshReport('vitest.json')
  const { code } = await runProgram({
    program: ['vitest'],
    args: ['run', ...projects.map((name) => `--project=${name}`), '--reporter=dot', '--reporter=scripts/count-tests.ts'],
    env: { NODE_ENV: 'test', COUNTS_FILE: report },
  })
  return honest(code, readReport<Counts>(report))
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
  readonly errors: readonly unknown[]
}

/** The journeys in real browsers, against the built pages. `browsers` are the variables that name their programs. */
export async function runPlaywright(browsers: Readonly<Record<string, string>>): Promise<Counts> {
  const report = freshReport('playwright.json')
  const { code } = await runProgram({
    program: ['@playwright/test', 'playwright'],
    args: ['test', '--reporter=list,json'],
    env: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const run = readReport<PlaywrightReport>(report)
  if (!run) return honest(code, undefined)
  const { expected, unexpected, flaky, skipped } = run.stats
  return honest(code, { passed: expected, failed: unexpected + flaky + skipped + run.errors.length })
}

/** A run that ends badly, or says nothing, has a failure even where no test has one. */
function honest(code: number, counts: Counts = { passed: 0, failed: 1 }): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const path = join(REPORTS, name)
  rmSync(path, { force: true })
  return path
}

const readReport = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
