import { asksServer, OUT_OF_SCOPE, PASSING_MIN } from './scope.ts'
import type { TheirTest } from './run-their-tests.ts'

const MARKS: Readonly<Record<TheirTest['status'], string>> = {
  passed: 'passes ',
  failed: 'FAILS  ',
  pending: 'skipped',
  skipped: 'skipped',
  todo: 'skipped',
}

/** The readable report, and whether every supported test passes. */
export function report(tests: readonly TheirTest[]): { readonly lines: string[]; readonly isConform: boolean } {
  const lines = tests.map((test) => {
    const why = reasonOf(test)
    const note = why ? ` (${why})` : test.failure && ` (${test.failure})`
    return `${MARKS[test.status]} ${test.file}: ${test.name}${test.status === 'passed' ? '' : note}`
  })
  const withServer = tests.filter(({ file, name }) => asksServer(file, name))
  const passing = withServer.filter(({ status }) => status === 'passed')
  const unexpected = tests.filter((test) => test.status === 'failed' && !reasonOf(test))
  lines.push(
    `${tests.length} tests, ${tests.filter(({ status }) => status === 'passed').length} pass.`,
    `${passing.length} of the ${withServer.length} that ask a server pass; ${unexpected.length} fail of what is spoken here.`,
  )
  return { lines, isConform: passing.length >= PASSING_MIN && unexpected.length === 0 }
}

const reasonOf = ({ name }: TheirTest): string | undefined => OUT_OF_SCOPE.find((each) => name.startsWith(each.name))?.why
