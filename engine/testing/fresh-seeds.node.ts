import { randomInt } from 'node:crypto'

/**
 * Tests draw from fixed seeds, so they are deterministic. `FRESH_SEEDS=1` uses new ones for a nightly run and prints
 * the number that reproduces them.
 */
// oxlint-disable-next-line node/no-process-env -- a switch of tests alone, not of the site
const asked = process.env['FRESH_SEEDS'] ?? ''
const run = asked === '1' ? randomInt(2, 2 ** 31) : Number(asked)
if (run > 0) process.stdout.write(`fresh seeds: FRESH_SEEDS=${run} draws from these again\n`)

/** Whether this run uses fresh seeds, and may take longer. */
export const hasFreshSeeds = run > 0

/** Replaces a fixed seed; small enough to count up from. */
export const seedOf = (fixed: number): number => (hasFreshSeeds ? Math.imul(fixed ^ run, 0x9e3779b1) >>> 2 : fixed)
