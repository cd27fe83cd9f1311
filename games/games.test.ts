import { describe, expect, it } from 'vitest'
import { canonicalJson } from '#engine/canonical.ts'
import { add, fraction, toExact } from '#engine/certify/fraction.ts'
import { checkDefinition } from '#engine/check-definition.ts'
import { defHash } from '#engine/def-hash.ts'
import type { Draw } from '#engine/fair/stream.ts'
import { helpOf } from '#engine/help.ts'
import { exampleBets, isOffered, play, refuseBet } from '#engine/play.ts'
import type { Bet } from '#engine/round-contract.ts'
import { playedOut } from '#engine/testing/played-out.ts'
import { rememberingStream, sampleStream } from '#engine/testing/streams.ts'
import { allGames, findGame, playableGames } from './all.ts'
import './books.ts'
import { comingGames } from './coming.ts'
import type { GameCategory } from './game.ts'
import { hasFreshSeeds, seedOf } from '#engine/testing/fresh-seeds.node.ts'

/** A nightly run has more time. */
const ROUNDS = hasFreshSeeds ? 200_000 : 6_000
const SEED = seedOf(20_261_121)
const PATIENCE = { timeout: hasFreshSeeds ? 600_000 : 60_000 }

describe.each(playableGames.map((game) => [game.slug, game] as const))('%s', (slug, { definition, certificate, ...game }) => {
  it('has rules that make sense', () => {
    expect(checkDefinition(JSON.parse(JSON.stringify(definition)))).toMatchObject({ ok: true })
    expect(definition.id).toBe(slug)
  })

  it('RTP-2: has the certificate of these very rules; after a change `npm run game:certify` writes it', () => {
    expect(certificate).toMatchObject({ game: slug, defHash: defHash(definition) })
  })

  it('RTP-1: gives back most of what is played, and not all of it, however it is played', () => {
    const returns = certificate.modes.map(({ rtp }) => Number(rtp.decimal))
    expect(Math.min(...returns)).toBeGreaterThan(0.9)
    expect(Math.max(...returns)).toBeLessThan(1)
  })

  it('tells what each part of it gives back, fixed jackpots too: together they are its return', () => {
    for (const { rtp, parts } of certificate.modes) {
      if (definition.kind !== 'slot' || !parts) continue
      const sum = Object.values(parts)
        .map(({ numerator, denominator }) => fraction(BigInt(numerator), BigInt(denominator)))
        .reduce(add)
      expect(toExact(sum)).toEqual(rtp)
      expect('fixed-jackpots' in parts).toBe(definition.jackpots !== undefined)
    }
  })

  it(`RTP-3: fixed jackpots fall as often as its certificate says, and pay their part (seed ${SEED})`, PATIENCE, () => {
    if (definition.kind !== 'slot' || !definition.jackpots) return
    const { jackpots, unitsPerPlay } = definition
    const { parts, jackpotRates, capCost } = certificate.modes[0]
    const rateOf = (tier: string): number => Number(jackpotRates![tier]!.decimal)
    const rounds = 4 * ROUNDS
    const hits = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      const { events } = play(definition, sampleStream(SEED + round), { amount: definition.betLevels.SweepStakes[0]! })
      const fallen = new Set(events.flatMap((event) => (event.type === 'win' && event.kind === 'jackpot' ? event.tier! : [])))
      for (const tier of fallen) hits.set(tier, (hits.get(tier) ?? 0) + 1)
    }
    for (const tier of Object.keys(jackpots)) {
      const expected = rateOf(tier) * rounds
      expect(Math.abs((hits.get(tier) ?? 0) - expected) / Math.sqrt(Math.max(1, expected)), tier).toBeLessThan(4)
    }
    // One that falls twice in a round pays twice: a little more than once in every round with it, less what the cap takes.
    const once = Object.entries(jackpots).reduce((sum, [tier, units]) => sum + (rateOf(tier) * units) / unitsPerPlay, 0)
    const part = Number(parts!['fixed-jackpots']!.decimal)
    expect(part).toBeGreaterThan(once - Number(capCost))
    expect(part).toBeLessThan(once * 1.1)
  })

  it('has a cap that some round reaches, where it is a slot', () => {
    expect(certificate.modes.every(({ topWin }) => topWin.isCap)).toBe(definition.kind === 'slot')
  })

  it('explains itself in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      const { rules, facts } = helpOf({ definition, certificate, symbolNames: game.symbolNames }, language)
      expect([rules.length, facts.length]).not.toContain(0)
    }
  })

  it('names every symbol, prize and wedge in both languages', () => {
    if (definition.kind !== 'slot') return
    const told = definition.features.flatMap((rule) => {
      if (rule.kind === 'picks') return rule.prizes.map(({ id }) => id)
      return rule.kind === 'wheel' ? rule.modes.map(({ variant }) => variant) : []
    })
    for (const id of [...definition.symbols.map((symbol) => symbol.id), ...told]) {
      expect(game.symbolNames[id], id).toMatchObject({ en: /./, es: /./ })
    }
  })

  it('plays the same in whatever order the keys of its rules stand: the hash knows none', () => {
    const sorted = JSON.parse(canonicalJson(definition)) as typeof definition
    for (const [index, { bet }] of exampleBets(definition, definition.betLevels.SweepStakes[0]!).entries()) {
      const once = play(definition, sampleStream(SEED + index), bet)
      expect(play(sorted, sampleStream(SEED + index), bet)).toEqual(once)
    }
  })

  it('keeps nothing from one round to the next: whatever was played before, a round is the same', () => {
    const { bet } = exampleBets(definition, definition.betLevels.SweepStakes[0]!)[0]!
    const roundOf = (index: number) => playedOut(definition, () => sampleStream(SEED + index), bet)
    const order = Array.from({ length: 40 }, (_, index) => index)
    const forwards = order.map(roundOf)
    const backwards = order.toReversed().map(roundOf).toReversed()
    expect(backwards).toEqual(forwards)
  })

  it('offers a bet for each entry of its certificate', () => {
    for (const mode of ['SweepStakes', 'TournamentPoints'] as const) {
      const examples = exampleBets(definition, definition.betLevels[mode][0]!)
      expect(examples.map((example) => example.mode)).toEqual(certificate.modes.map(({ id }) => id))
      for (const { bet } of examples) {
        expect(refuseBet(definition, bet)).toBeUndefined()
        expect(isOffered(definition, bet, mode)).toBe(true)
      }
    }
  })

  it('FAIR-1: draws the same whatever is played for: at every play amount, and for coins as for entries', () => {
    const { SweepStakes, TournamentPoints } = definition.betLevels
    const levels = [...SweepStakes, ...TournamentPoints].map((level) => exampleBets(definition, level))
    for (const [index, { mode }] of levels[0]!.entries()) {
      for (let seed = SEED; seed < SEED + 5; seed++) {
        const [first, ...others] = levels.map((bets) => drawsOf(seed, bets[index]!.bet))
        expect(first!.length, mode).toBeGreaterThan(0)
        for (const other of others) expect(other, `${mode}, seed ${seed}`).toEqual(first)
      }
    }
    function drawsOf(seed: number, bet: Bet): readonly Draw[] {
      let stream = sampleStream(seed)
      playedOut(definition, () => (stream = sampleStream(seed)), bet)
      return stream.draws
    }
  })

  it('RTP-4: pays the same multiple at every play amount: nothing is rounded away at the smallest', () => {
    for (const mode of ['SweepStakes', 'TournamentPoints'] as const) {
      const [least, ...levels] = definition.betLevels[mode].map((level) => exampleBets(definition, level))
      for (const [index, { bet }] of least!.entries()) {
        for (let seed = SEED; seed < SEED + 20; seed++) {
          const atLeast = playedOut(definition, () => sampleStream(seed), bet)
          for (const level of levels) {
            const at = playedOut(definition, () => sampleStream(seed), level[index]!.bet)
            expect(Number.isSafeInteger(at.payout)).toBe(true)
            expect(at.payout * atLeast.stake, `${mode} ${level[index]!.mode}, seed ${seed}`).toBe(atLeast.payout * at.stake)
          }
        }
      }
    }
  })

  it('what is bought comes back as the ordinary rounds do, up to the same top win', () => {
    if (definition.kind !== 'slot') return
    const [base, ...bought] = certificate.modes
    for (const { rtp, topWin } of bought) {
      expect(Math.abs(Number(rtp.decimal) - Number(base.rtp.decimal))).toBeLessThanOrEqual(0.002)
      expect(topWin.multiple).toBe(base.topWin.multiple)
    }
  })

  it(`RTP-3: comes back as often as its certificate says, played ${ROUNDS} times in all (seed ${SEED})`, PATIENCE, () => {
    const level = definition.betLevels.SweepStakes[0]!
    const rounds = Math.ceil(ROUNDS / certificate.modes.length)
    for (const [index, { bet }] of exampleBets(definition, level).entries()) {
      const { rtp, sigma, price, method } = certificate.modes[index]!
      const stream = sampleStream(SEED + index)
      // Games of decisions are sampled beside their own rules, with the decisions that an entry stands for.
      if (method === 'optimal-play' || (definition.kind !== 'slot' && play(definition, stream, bet).awaiting)) continue
      let won = 0
      for (let round = 0; round < rounds; round++) {
        const drawn: number[] = []
        won += playedOut(definition, () => rememberingStream(stream, drawn), bet).payout
      }
      const mean = won / rounds / level
      const z = (mean - Number(rtp.decimal) * price) / (Number(sigma) / Math.sqrt(rounds))
      expect(Math.abs(z), `z of ${certificate.modes[index]!.id}`).toBeLessThan(4)
    }
  })
})

it('each category has two games at least', () => {
  const count = (category: GameCategory) => allGames.filter((game) => game.category === category).length
  for (const { category } of allGames) expect(count(category), category).toBeGreaterThanOrEqual(2)
})

it('a game is either played or coming', () => {
  for (const { slug } of comingGames) expect(findGame(slug)).toBeUndefined()
  expect(new Set(allGames.map(({ slug }) => slug)).size).toBe(allGames.length)
})
