import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestReport } from './count-tests.ts'
import { type Counts, ROOT, runProgram } from './steps.ts'

const REPORTS = join(ROOT, '.cache/reports')
/** A log gets failures and totals; a terminal also gets progress. */
const REPORTERS = process.stdout.isTTY
  ? { vitest: 'dot', playwright: 'list' }
  : { vitest: 'agent', playwright: 'scripts/report-failures.ts' }

/** More failed files than this are a fault of the code, not an unsteady test. */
const AGAIN_AT_MOST = 4

/** Runs these projects, in as many workers as the configuration has or as asked; a few failed files run again, alone. */
export async function runVitest(projects: readonly string[], { workers }: { readonly workers?: number } = {}): Promise<Counts> {
  const first = await vitestOnce(projects, { workers })
  const again = first.failedFiles.map((file) => relative(ROOT, file))
  if (again.length === 0 || again.length > AGAIN_AT_MOST || first.errorsOutsideTests > 0) return first
  console.log(`Running again, alone: ${again.join(', ')}`)
  const second = await vitestOnce(projects, { files: again })
  if (second.failed === 0) console.log(`Passed when run alone: ${again.join(', ')}`)
  return { passed: first.passed + Math.max(0, first.failed - second.failed), failed: second.failed }
}

interface VitestOptions {
  readonly files?: readonly string[]
  readonly workers?: number | undefined
}

async function vitestOnce(projects: readonly string[], { files = [], workers }: VitestOptions = {}): Promise<TestReport> {
  const report = freshReport('vitest.json')
  const { code } = await runProgram({
    program: ['vitest'],
    args: [
      'run',
      ...files,
      ...projects.map((name) => `--project=${name}`),
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      `--reporter=${REPORTERS.vitest}`,
      '--reporter=scripts/count-tests.ts',
    ],
    env: { NODE_ENV: 'test', COUNTS_FILE: report },
  })
  const read = readReport<TestReport>(report) ?? { passed: 0, failed: 1, failedFiles: [], errorsOutsideTests: 0 }
  return { ...read, ...honest(code, read) }
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
  readonly errors: readonly unknown[]
}

/**
 * The journeys in real browsers, against the built pages. `browsers` are the variables that name their programs. A
 * journey that passes at its second try is reported as flaky, with its first failure, and counts as passed.
 */
export async function runPlaywright(browsers: Readonly<Record<string, string>>): Promise<Counts> {
  const report = freshReport('playwright.json')
  const { code } = await runProgram({
    program: ['@playwright/test', 'playwright'],
    args: ['test', '--retries=1', `--reporter=${REPORTERS.playwright},json`],
    // Its processes force colors among themselves, and warn about the contradiction if none are wanted.
    env: { ...browsers, NO_COLOR: '', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const run = readReport<PlaywrightReport>(report)
  if (!run) return honest(code, undefined)
  const { expected, unexpected, flaky, skipped } = run.stats
  return honest(code, { passed: expected + flaky, failed: unexpected + skipped + run.errors.length })
}

/** A run that exits with an error or without output counts as a failure even if no test failed. */
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
