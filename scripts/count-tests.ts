import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { Counts } from './steps.ts'

/**
 * Writes the number of passed tests to the file named by COUNTS_FILE. Everything else counts as a failure, including
 * skipped tests.
 */
export default class CountTests implements Reporter {
  onTestRunEnd(files: readonly TestModule[], errorsOutsideTests: readonly unknown[]): void {
    const counts = { passed: 0, failed: errorsOutsideTests.length }
    for (const file of files) {
      for (const test of file.children.allTests()) counts[test.result().state === 'passed' ? 'passed' : 'failed']++
      counts.failed += file.errors().length
    }
    writeFileSync(process.env.COUNTS_FILE ?? 'counts.json', JSON.stringify(counts satisfies Counts))
  }
}
