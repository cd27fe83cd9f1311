import { add, check, type Counts } from './steps.ts'
import { runVitest } from './run-tests.ts'

/** All that needs neither a database nor a browser: under a minute. */
export async function checkSources(): Promise<Counts> {
  return add([
    await check('format', {
      program: ['oxfmt'],
      args: ['--check', '.'],
      advice: 'the files above are not formatted: run `npm run format`.',
    }),
    await check('lint', {
      program: ['oxlint'],
      args: ['--format=unix'],
      advice: 'mend the lines above; the rules and why are in .oxlintrc.json.',
    }),
    await check('types', {
      program: ['typescript', 'tsc'],
      // Several checkers of one project each learn all types that they share.
      args: ['-b', '--checkers', '1'],
      advice:
        'mend the lines above. A file that cannot be found is a floor that may not be imported from here: see ARCHITECTURE.md.',
    }),
    await runVitest(['tidy', 'pure']),
  ])
}
