import type { ModeReport } from '../../math-report/math-report.ts'
import type { PlayedRound } from '../../round-contract.ts'
import { sampleStream } from '../../testing/streams.ts'
import type { Stream } from '../../fair/stream.ts'

/** How many standard errors the sampled mean lies from the proven return. Seeds count up from `seed`. */
export function zScore(
  { rtp, sigma }: Pick<ModeReport, 'rtp' | 'sigma'>,
  { rounds, seed }: { rounds: number; seed: number },
  netOf: (stream: Stream) => number,
): number {
  let sum = 0
  for (let i = 0; i < rounds; i++) sum += netOf(sampleStream(seed + i))
  return ((sum / rounds - Number(rtp.decimal)) / Number(sigma)) * Math.sqrt(rounds)
}

/** Every draw by label and value, which must not depend on the stake. */
export const chanceOf = ({ draws }: PlayedRound): string[] => draws.map(({ label, n, value }) => `${label}/${n}=${value}`)
