import { randomInt } from 'node:crypto'

/**
 * Tests draw from fixed seeds: what passes once passes always. `FRESH_SEEDS=1` gives them others, for a nightly run, and
 * says which number in its place gives the same ones again.
 */
// oxlint-disable-next-line node/no-process-env -- a switch of tests alone, not of the site
const asked = process.env['FRESH_SEEDS'] ?? ''
const run = asked === '1' ? randomInt(2, 2 ** 31) : Number(asked)
if (run > 0) process.stdout.write(`fresh seeds: FRESH_SEEDS=${run} draws from these again\n`)

/** Whether this run has other seeds than every run; it takes its time, too. */
export const hasFreshSeeds = run > 0

/** In place of a fixed seed, small enough to be counted up from. */
export const seedOf = (fixed: number): number => (hasFreshSeeds ? Math.imul(fixed ^ run, 0x9e3779b1) >>> 2 : fixed)
