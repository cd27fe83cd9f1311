import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { longest } from './longest.ts'
import type { Counts } from './steps.ts'

/** What a run found, and the files to run again. */
export interface TestReport extends Counts {
  readonly failedFiles: readonly string[]
  /** Faults that belong to no test: another run of a file says nothing about them. */
  readonly errorsOutsideTests: number
}

/**
 * Writes a TestReport to the file named by COUNTS_FILE. Everything but a passed test counts as a failure, including
 * skipped tests. Prints which files took longest.
 */
export default class CountTests implements Reporter {
  onTestRunEnd(files: readonly TestModule[], errorsOutsideTests: readonly unknown[]): void {
    let passed = 0
    let failed = errorsOutsideTests.length
    const failedFiles: string[] = []
    for (const file of files) {
      const tests = [...file.children.allTests()]
      const good = tests.filter((test) => test.result().state === 'passed').length
      const bad = tests.length - good + file.errors().length
      passed += good
      failed += bad
      if (bad > 0) failedFiles.push(file.moduleId)
    }
    const report: TestReport = { passed, failed, failedFiles, errorsOutsideTests: errorsOutsideTests.length }
    console.log(longest(files.map((file) => ({ name: file.relativeModuleId, ms: file.diagnostic().duration }))))
    writeFileSync(process.env.COUNTS_FILE ?? 'counts.json', JSON.stringify(report))
  }
}
