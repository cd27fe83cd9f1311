import { canonicalJson } from '../canonical.ts'
import { defHash } from '../def-hash.ts'
import type { GameDefinition } from '../definition.ts'
import { exampleBets, playSeeded, type RoundSeeds } from '../play.ts'
import type { Bet, Choice, PlayedRound } from '../round-contract.ts'
import { toHex, toUtf8 } from './bytes.ts'
import { drawPrize } from './prize-draw.ts'
import { merklePath, merkleRoot } from './merkle.ts'
import type { PrizeRules } from './prize-rules.ts'
import type { SharedClaim } from './shared-claim.ts'
import { drawDropTimes, drawHiddenAmount, drawWinners, leafOfTicket } from './shared-draw.ts'
import type { AmountRules, LotteryRules, DropTimeRules, SharedRules } from './shared-rules.ts'
import { chainSeed } from './seed-chain.ts'
import { commitOf } from './seeds.ts'
import { sha256 } from './sha256.ts'

/** A round that anyone may play again, and what must come of it. */
export interface FairVector {
  readonly game: string
  readonly definitionHash: string
  readonly serverSeed: string
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  /** Of a shared round. */
  readonly chainEnd?: string
  readonly bet: Bet
  readonly choices: readonly Choice[]
  readonly draws: readonly { readonly label: string; readonly n: number; readonly value: number }[]
  readonly payout: number
  /** SHA-256 of the events as canonical JSON. */
  readonly eventsHash: string
}

/** A prize of a promotion that anyone may draw again. */
export interface PrizeVector {
  readonly rules: PrizeRules
  readonly definitionHash: string
  readonly serverSeed: string
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  readonly prize: string
}

/** A draw for all players that anyone may repeat. */
export type SharedVector = SharedClaim & { readonly definitionHash: string }

export interface PublishedVectors {
  readonly definitions: Readonly<Record<string, GameDefinition>>
  readonly vectors: readonly FairVector[]
  readonly prizes: readonly PrizeVector[]
  readonly shared: readonly SharedVector[]
}

const VECTORS = 200
const PRIZES = 20
const SHARED = 20

/** The same rounds on every machine: as many of each game as of the others. */
export function publishedVectors(games: readonly GameDefinition[]): PublishedVectors {
  return {
    definitions: Object.fromEntries(games.map((definition) => [definition.id, definition])),
    vectors: Array.from({ length: VECTORS }, (_, index) => vectorOf(games[index % games.length]!, index)),
    prizes: Array.from({ length: PRIZES }, (_, index) => prizeOf(index)),
    shared: Array.from({ length: SHARED }, (_, index) => SHARED_KINDS[index % 4]!(index)),
  }
}

function vectorOf(definition: GameDefinition, index: number): FairVector {
  const seed = toHex(sha256(toUtf8(`vector ${index}`)))
  const chain = definition.kind === 'crash' ? { length: VECTORS, no: index + 1 } : undefined
  const serverSeed = chain ? chainSeed(seed, chain) : seed
  const seeds = { serverSeed, clientSeed: `player ${index}`, nonce: index + 1 }
  const bet: Bet = betOf(definition, index)
  const { choices, played } = playDecided(definition, seeds, bet, index)
  return {
    game: definition.id,
    definitionHash: defHash(definition),
    ...seeds,
    commit: commitOf(serverSeed),
    ...(chain && { chainEnd: chainSeed(seed, { ...chain, no: 0 }) }),
    bet,
    choices,
    draws: played.draws.map(({ label, n, value }) => ({ label, n, value })),
    payout: played.payout,
    eventsHash: toHex(sha256(toUtf8(canonicalJson(played.events)))),
  }
}

/** Wheels of two slices and more, of unequal chances; of each fourth several slices are picked. */
function prizeOf(index: number): PrizeVector {
  const serverSeed = toHex(sha256(toUtf8(`prize ${index}`)))
  const seeds = { serverSeed, clientSeed: `player ${index}`, nonce: index + 1 }
  const prizes = Array.from({ length: 2 + (index % 7) }, (_, at) => ({ id: `slice-${at + 1}`, weight: 1 + ((index * at) % 5) }))
  const rules: PrizeRules = { id: 'prize-wheel', prizes, ...(index % 4 === 3 && { picks: 1 + (index % prizes.length) }) }
  const { prize } = drawPrize(rules, seeds)
  return { rules, definitionHash: defHash(rules), ...seeds, commit: commitOf(serverSeed), prize }
}

/** From a thousand amounts to four thousand million. */
function amountOf(index: number): SharedVector {
  const from = 500 * index
  const rules: AmountRules = { kind: 'amount', id: 'must-drop', from, to: from + 1 + Math.min(2 ** 32, 8 ** (index + 3)) }
  const seed = sharedSeed(index, rules)
  return { ...seed, amount: drawHiddenAmount(rules, { ...seed, name: seed.sharedDraw }).values[0]! }
}

const SHARED_KINDS = [momentsOf, lotteryOf, amountOf, lotteryOf] as const

/** From one moment a day to a hundred an hour. */
function momentsOf(index: number): SharedVector {
  const seconds = 3_600 * (1 + ((index * 5) % 24))
  const gapSeconds = 1 + index * 10
  const count = Math.min(1 + index ** 2, Math.floor(seconds / gapSeconds / 2))
  const rules: DropTimeRules = { kind: 'moments', id: 'prize-drops', count, gapSeconds, startsAt: 1_795_500_000, seconds }
  const seed = sharedSeed(index, rules)
  return { ...seed, moments: drawDropTimes(rules, { ...seed, name: seed.sharedDraw }).values }
}

/** Lotteries of no ticket and more; some list all of their tickets. */
function lotteryOf(index: number): SharedVector {
  const rules: LotteryRules = { kind: 'lottery', id: 'lottery', winners: 1 + (index % 6) }
  const tickets = Array.from({ length: ((index - 1) * (index + 2)) / 2 }, (_, at) => `ticket ${index}-${at + 1}`)
  const leaves = tickets.map(leafOfTicket)
  const sales = { root: merkleRoot(leaves), size: tickets.length }
  const seed = sharedSeed(index, rules)
  const drawn = drawWinners(rules, { ...seed, name: seed.sharedDraw }, sales).values
  const winners = drawn.map((at) => ({ index: at, ticket: tickets[at]!, path: merklePath(leaves, at) }))
  return { ...seed, ...sales, winners, ...(index % 4 === 1 && { tickets }) }
}

function sharedSeed<R extends SharedRules | AmountRules>(index: number, rules: R) {
  const serverSeed = toHex(sha256(toUtf8(`shared ${index}`)))
  return { sharedDraw: `run ${index}/draw`, rules, definitionHash: defHash(rules), serverSeed, commit: commitOf(serverSeed) }
}

/** Decides by turns whatever is on offer, so that every kind of choice is among the published rounds. */
function playDecided(
  definition: GameDefinition,
  seeds: RoundSeeds,
  bet: Bet,
  index: number,
): { readonly choices: readonly Choice[]; readonly played: PlayedRound } {
  const choices: Choice[] = []
  for (;;) {
    const played = playSeeded(definition, seeds, bet, choices)
    if (!played.awaiting) return { choices, played }
    const { options } = played.awaiting
    choices.push(options[(index + choices.length) % options.length]!.choice)
  }
}

function betOf(definition: GameDefinition, index: number): Bet {
  const levels = definition.betLevels.SweepStakes
  const examples = exampleBets(definition, levels[index % levels.length]!, 'SweepStakes')
  return examples[index % examples.length]!.bet
}
