import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, stopWith } from './steps.ts'

/** `npm run bench` runs every benchmark there is, `npm run bench -- ledger` one of them. */
const all = globSync('bench/*/run.ts', { cwd: ROOT })
  .map((path) => path.split('/')[1]!)
  .sort()
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !all.includes(name))
if (unknown) stopWith(`There is no benchmark '${unknown}': there are ${all.join(', ')}.`)
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`bench ${name}`)
  await import(join(ROOT, 'bench', name, 'run.ts'))
}
