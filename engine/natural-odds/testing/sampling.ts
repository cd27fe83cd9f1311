import type { ModeCertificate } from '../../certify/certificate.ts'
import type { PlayedRound } from '../../round-contract.ts'
import { sampleStream } from '../../testing/streams.ts'
import type { Stream } from '../../fair/stream.ts'

/** How many standard errors the mean of sampled rounds lies from the proven return. Seeds count up from `seed`. */
export function zScore(
  { rtp, sigma }: Pick<ModeCertificate, 'rtp' | 'sigma'>,
  { rounds, seed }: { rounds: number; seed: number },
  netOf: (stream: Stream) => number,
): number {
  let sum = 0
  for (let i = 0; i < rounds; i++) sum += netOf(sampleStream(seed + i))
  return ((sum / rounds - Number(rtp.decimal)) / Number(sigma)) * Math.sqrt(rounds)
}

/** Everything that was drawn, by label and value: what must not depend on the amount. */
export const chanceOf = ({ draws }: PlayedRound): string[] => draws.map(({ label, n, value }) => `${label}/${n}=${value}`)
