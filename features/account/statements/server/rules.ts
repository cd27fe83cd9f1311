import { DAY_MS, type Instant } from '#kernel/time.ts'
import { PLAYER_ASSETS, type PlayerAsset } from '#kernel/money.ts'
import type { Period } from '../contract.ts'
import { type Subject, subjectOf } from '../shared/subjects.ts'

const PERIOD_DAYS: Record<Exclude<Period, 'all'>, number> = { '7d': 7, '30d': 30, '90d': 90, '12m': 366 }

/** Page cursor and ledger sums: structurally the ledger's types, which rules do not import. */
interface Mark {
  readonly no: bigint
  readonly asset: PlayerAsset
}

interface Sum {
  readonly asset: PlayerAsset
  readonly kind: string
  readonly game: string | null
  readonly gained: bigint
  readonly spent: bigint
  readonly rounds: bigint
}

export interface Days {
  readonly period: Period
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Given days or moments replace the period; the last day is included in full. */
export function spanOf({ period, from, to }: Days, now: Instant): { from?: Instant; to?: Instant } {
  if (from || to) {
    return {
      ...(from ? { from: instantOf(from) } : {}),
      ...(to ? { to: isDay(to) ? instantOf(to) + DAY_MS : instantOf(to) } : {}),
    }
  }
  return period === 'all' ? {} : { from: (now - PERIOD_DAYS[period] * DAY_MS) as Instant }
}

const isDay = (text: string): boolean => !text.includes('T')

/** A day's midnight (UTC). Year 0 is valid in ISO dates but not in SQL. */
const instantOf = (text: string): Instant => Math.max(Date.parse(text), 0)

export const toMark = ({ no, asset }: Mark): string => `${no}.${asset}`

/** Undefined if it is not a valid cursor. */
export function readMark(text: string | undefined): Mark | undefined {
  const [, no, asset] = /^(\d{1,18})\.(\w+)$/.exec(text ?? '') ?? []
  const known = PLAYER_ASSETS.find((each) => each === asset)
  return no && known ? { no: BigInt(no), asset: known } : undefined
}

type Mode = 'SweepStakes' | 'TournamentPoints'
const MODE_OF: Record<PlayerAsset, Mode> = {
  coins: 'TournamentPoints',
  tourPoints: 'TournamentPoints',
  entries: 'SweepStakes',
  winnings: 'SweepStakes',
}

export interface Flow {
  readonly gained: bigint
  readonly spent: bigint
  readonly rounds: bigint
}

/** Sums rows that share the key `keyOf`. */
export function addUp<K extends string>(sums: readonly Sum[], keyOf: (sum: Sum) => K): Map<K, Flow> {
  const totals = new Map<K, Flow>()
  for (const sum of sums) {
    const { gained, spent, rounds } = totals.get(keyOf(sum)) ?? { gained: 0n, spent: 0n, rounds: 0n }
    totals.set(keyOf(sum), { gained: gained + sum.gained, spent: spent + sum.spent, rounds: rounds + sum.rounds })
  }
  return totals
}

export interface PlayedSum {
  readonly mode: Mode
  readonly game: string
  readonly rounds: number
  readonly played: bigint
  readonly won: bigint
}

/** Totals of each game, the most rounds first. */
export function gamesOf(sums: readonly Sum[]): PlayedSum[] {
  const ofPlay = sums.filter(({ kind, game }) => game !== null && subjectOf(kind) === 'play')
  return [...addUp(ofPlay, ({ game, asset }) => `${MODE_OF[asset]} ${game}`)]
    .map(([key, { gained, spent, rounds }]): PlayedSum => {
      const [mode, game] = key.split(' ') as [Mode, string]
      return { mode, game, rounds: Number(rounds), played: spent, won: gained }
    })
    .sort((one, other) => other.rounds - one.rounds || (one.game < other.game ? -1 : 1))
}

export function modesOf(games: readonly PlayedSum[]): Omit<PlayedSum, 'game'>[] {
  return (['TournamentPoints', 'SweepStakes'] as const)
    .map((mode) => {
      const ofMode = games.filter((game) => game.mode === mode)
      const sum = (amount: 'played' | 'won'): bigint => ofMode.reduce((total, each) => total + each[amount], 0n)
      return { mode, rounds: ofMode.reduce((total, { rounds }) => total + rounds, 0), played: sum('played'), won: sum('won') }
    })
    .filter(({ rounds }) => rounds > 0)
}

export const subjectKeyOf = ({ kind, asset }: Sum): `${Subject} ${PlayerAsset}` => `${subjectOf(kind)} ${asset}`
