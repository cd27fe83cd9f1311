import type { GameDefinition } from '../definition.ts'
import { exampleBets, playByDefault } from '../play.ts'

/** The result of sampled rounds, in plays. */
export interface Sample {
  readonly mode: string
  readonly rounds: number
  /** The price of a round, in stakes. */
  readonly price: number
  /** The win of each round, as a multiple of the stake. */
  readonly wins: Float64Array
}

export interface SampleWish {
  readonly definition: GameDefinition
  readonly mode: string
  readonly rounds: number
  /** 64 hexadecimal digits; the same seed gives the same rounds. */
  readonly serverSeed: string
}

/** Plays rounds of one entry of the math report, taking the published default at each decision. */
export function sampleRounds({ definition, mode, rounds, serverSeed }: SampleWish): Sample {
  const level = definition.betLevels.SweepStakes[0]!
  const example = exampleBets(definition, level, 'SweepStakes').find((each) => each.mode === mode)
  if (!example) throw new Error(`${definition.id} is not played as '${mode}'`)
  const { bet, payoutOf } = example
  const wins = new Float64Array(rounds)
  for (let round = 0; round < rounds; round++) {
    const seeds = { serverSeed, clientSeed: 'sample', nonce: round }
    const { payout, events } = playByDefault(definition, seeds, bet).played
    wins[round] = (payoutOf?.(events) ?? payout) / level
  }
  return { mode, rounds, price: payoutOf ? 1 : bet.amount / level, wins }
}

export interface Summary {
  /** The share of stakes that was returned. */
  readonly rtp: number
  /** Half the width of the 95% confidence interval of the return. */
  readonly rtpMargin: number
  readonly sigma: number
  readonly hitRate: number
  readonly topMultiple: number
}

export function summaryOf({ wins, rounds, price }: Sample): Summary {
  let [sum, squares, hits, top] = [0, 0, 0, 0]
  for (const win of wins) {
    sum += win
    squares += win * win
    if (win > 0) hits++
    if (win > top) top = win
  }
  const mean = sum / rounds
  const sigma = Math.sqrt(squares / rounds - mean * mean)
  return {
    rtp: mean / price,
    rtpMargin: (1.96 * sigma) / Math.sqrt(rounds) / price,
    sigma,
    hitRate: hits / rounds,
    topMultiple: top,
  }
}

/** Balances over time from a start of zero: by round, the quantiles of the sessions. */
export function sessionBands({ wins, price }: Sample, sessionRounds: number, shares: readonly number[]): number[][] {
  const sessions = Math.floor(wins.length / sessionRounds)
  const balances = new Float64Array(sessions)
  return Array.from({ length: sessionRounds }, (_, round) => {
    for (let session = 0; session < sessions; session++) balances[session]! += wins[session * sessionRounds + round]! - price
    const sorted = balances.toSorted()
    return shares.map((share) => sorted[Math.min(sessions - 1, Math.floor(share * sessions))]!)
  })
}
