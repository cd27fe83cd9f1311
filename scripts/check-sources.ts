import { add, type Counts, startCheck } from './steps.ts'
import { runVitest } from './run-tests.ts'

/** Pure tests wait for nothing, and each further worker imports their modules again. */
const PURE_WORKERS = 2

/** All checks that need neither a database nor a browser: under a minute. */
export async function checkSources(): Promise<Counts> {
  // On one core, concurrent with the other checks; several would each load the shared types. The root's `tsconfig.json`
  // is one program of all sources: the layers' own programs would each learn the types that they share.
  const lint = startCheck('lint', {
    program: ['oxlint'],
    args: ['--format=unix'],
    env: { GOMAXPROCS: '1' },
    advice: 'mend the lines above; the rules and why are in .oxlintrc.json.',
  })
  const format = startCheck('format', {
    program: ['oxfmt'],
    args: ['--check', '.'],
    advice: 'the files above are not formatted: run `npm run format`.',
  })
  const counts = [await format()]
  const types = startCheck('types', {
    program: ['typescript', 'tsc'],
    args: ['-b', 'tsconfig', '--checkers', '1'],
    advice:
      'mend the lines above. A file that cannot be found is a floor that may not be imported from here: see ARCHITECTURE.md.',
  })
  counts.push(await types(), await runVitest(['tidy', 'pure'], { workers: PURE_WORKERS }), await lint())
  return add(counts)
}
