import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runNode, stopWith } from './steps.ts'

// `npm run bench` runs every benchmark, `npm run bench -- ledger` one of them.
const all = globSync('bench/*/run.ts', { cwd: ROOT })
  .map((path) => path.split('/')[1]!)
  .sort()
const [wanted, ...args] = process.argv.slice(2)
if (wanted && !all.includes(wanted)) stopWith(`There is no benchmark '${wanted}': there are ${all.join(', ')}.`)
/** Prints the engine's benchmark. */
const ALONG: Readonly<Record<string, readonly string[]>> = { engine: ['frames'] }
for (const name of wanted ? [wanted, ...(ALONG[wanted] ?? [])] : all) {
  console.log(`bench ${name}`)
  const { code } = await runNode([join('bench', name, 'run.ts'), ...(name === wanted ? args : [])])
  if (code !== 0) process.exitCode = code
}
