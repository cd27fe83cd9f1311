import { readArgs, serverSeed, wholeNumber } from '../tools/command-line.node.ts'
import { openStream } from './seeds.ts'
import type { Stream } from './stream.ts'

/**
 * `npm run fair:dump -- --n 37 --count 1000000` prints draws, one per line, for external test suites; `--raw` writes
 * the words as little-endian bytes. `--count Infinity` runs until the reader closes. `--seed` takes 64 hexadecimal
 * digits; the same seed gives the same draws.
 */
const { values } = readArgs({
  options: {
    n: { type: 'string', default: '37' },
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '0'.repeat(64) },
    raw: { type: 'boolean', default: false },
  },
})
// The reader may close the pipe early.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

const DRAWS_A_ROUND = 64
const CHUNK = 65_536
const n = wholeNumber('--n', values.n, 1, 2 ** 32)
const count = values.count === 'Infinity' ? Infinity : wholeNumber('--count', values.count)

const next = drawsOf(serverSeed('--seed', values.seed), values.raw ? 2 ** 32 : n)
for (let done = 0; done < count; done += CHUNK) {
  const draws = Array.from({ length: Math.min(CHUNK, count - done) }, () => next())
  await write(values.raw ? Buffer.from(Uint32Array.from(draws).buffer) : `${draws.join('\n')}\n`)
}

/** Draws as games do: one nonce per round, several draws in each. */
function drawsOf(seed: string, range: number): () => number {
  let nonce = 0
  let left = 0
  let stream = openRound(seed, nonce)
  return () => {
    if (left === 0) {
      stream = openRound(seed, ++nonce)
      left = DRAWS_A_ROUND
    }
    left--
    return stream.uint(range, 'dump')
  }
}

function openRound(seed: string, nonce: number): Stream {
  return openStream({ serverSeed: seed, clientSeed: 'dump', nonce, gameId: 'dump', defHash: '0'.repeat(64) })
}

function write(chunk: string | Buffer): Promise<void> {
  return new Promise((resolve) => void (process.stdout.write(chunk) ? resolve() : process.stdout.once('drain', resolve)))
}
