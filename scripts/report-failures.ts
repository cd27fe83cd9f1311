import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { longest } from './longest.ts'

/** Prints failures and totals of browser journeys, for output that is not a terminal. */
export default class ReportFailures implements Reporter {
  private root: Suite | undefined

  onBegin(_: unknown, root: Suite): void {
    this.root = root
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) return
    console.log(`${result.status}: ${test.titlePath().filter(Boolean).join(' › ')} (${test.location.file}:${test.location.line})`)
    for (const error of result.errors) console.log(textOf(error))
    for (const { name, path } of result.attachments) if (path) console.log(`${name}: ${path}`)
  }

  onError(error: TestError): void {
    console.log(textOf(error))
  }

  onEnd({ status, duration }: FullResult): void {
    const outcomes = (this.root?.allTests() ?? []).map((test) => test.outcome())
    const count = (outcome: string): number => outcomes.filter((each) => each === outcome).length
    const totals = `${count('expected')} passed, ${count('unexpected')} failed, ${count('flaky')} flaky, ${count('skipped')} skipped`
    console.log(longest((this.root?.allTests() ?? []).map(timed)))
    console.log(`Journeys ${status}: ${totals}, ${(duration / 1000).toFixed(1)} s`)
  }
}

const timed = (test: TestCase) => ({
  name: test.titlePath().filter(Boolean).join(' › '),
  ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
})

/** The stack repeats the message. */
const textOf = ({ stack, message, value, snippet }: TestError): string =>
  stripVTControlCharacters([stack ?? message ?? value ?? 'an unknown error', snippet ?? ''].join('\n').trimEnd())
