import { examine, summaryOf } from '#apps/site/doctor.ts'
import { readEnvironment, ROOT } from '#platform/config/index.ts'
import { lineOf } from '#platform/doctor/finding.ts'

/**
 * `npm run doctor`: examines the site in its data folder and says what to do; exits with 1 if anything is bad. With
 * `--whole` it reads every entry of the ledger.
 */
const findings = await examine({ root: ROOT, environment: readEnvironment(), isWhole: process.argv.includes('--whole') })
const summary = summaryOf(findings)
for (const finding of [...findings, summary]) console.log(lineOf(finding))
process.exitCode = summary.level === 'bad' ? 1 : 0
