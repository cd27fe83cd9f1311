import { describe, expect, it } from 'vitest'
import { canonicalJson } from '#engine/canonical.ts'
import { add, fraction, toExact } from '#engine/math-report/fraction.ts'
import { checkDefinition } from '#engine/check-definition.ts'
import { defHash } from '#engine/def-hash.ts'
import type { Draw } from '#engine/fair/stream.ts'
import { helpOf } from '#engine/help.ts'
import { exampleBets, isOffered, play, refuseBet } from '#engine/play.ts'
import type { Bet } from '#engine/round-contract.ts'
import { playedOut } from '#engine/testing/played-out.ts'
import { sampleStream } from '#engine/testing/streams.ts'
import { allGames, findGame, findRules, playableGames } from './all.ts'
import './books.ts'
import { comingGames } from './coming.ts'
import type { GameCategory } from './game.ts'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'

const SEED = seedOf(20_261_121)
const MODES = ['SweepStakes', 'TournamentPoints'] as const

describe.each(playableGames.map((game) => [game.slug, game] as const))('%s', (slug, { definition, mathReport, ...game }) => {
  it('has a valid definition', () => {
    expect(checkDefinition(JSON.parse(JSON.stringify(definition)))).toMatchObject({ ok: true })
    expect(definition.id).toBe(slug)
  })

  it('RTP-2: has the math report of its current definition; after a change `npm run game:math` writes it', () => {
    expect(mathReport).toMatchObject({ game: slug, defHash: defHash(definition) })
  })

  it('RTP-1: returns most of the stake, and less than all of it, under every strategy', () => {
    const returns = mathReport.modes.map(({ rtp }) => Number(rtp.decimal))
    expect(Math.min(...returns)).toBeGreaterThan(0.9)
    expect(Math.max(...returns)).toBeLessThan(1)
  })

  it('states the return of each part, fixed jackpots included, and they sum to its total return', () => {
    for (const { rtp, parts } of mathReport.modes) {
      if (definition.kind !== 'slot' || !parts) continue
      const sum = Object.values(parts)
        .map(({ numerator, denominator }) => fraction(BigInt(numerator), BigInt(denominator)))
        .reduce(add)
      expect(toExact(sum)).toEqual(rtp)
      expect('fixed-jackpots' in parts).toBe(definition.jackpots !== undefined)
    }
  })

  it('INFO-3: has a top win that some round reaches in each mode, and a cap if it is a slot', () => {
    expect(mathReport.modes.every(({ topWin }) => topWin.isCap)).toBe(definition.kind === 'slot')
    for (const { id, topWin } of mathReport.modes) {
      const rounds = 1 / Number(topWin.chance)
      expect(rounds, id).toBeLessThan(Infinity)
      expect(Math.abs(Number(topWin.oneIn) - rounds), id).toBeLessThan(Math.max(0.51, rounds / 1_000))
    }
  })

  it('has help in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      const { rules, facts } = helpOf({ definition, mathReport, symbolNames: game.symbolNames }, language)
      expect([rules.length, facts.length]).not.toContain(0)
    }
  })

  it('names every symbol, prize and wedge in both languages', () => {
    if (definition.kind !== 'slot') return
    const told = definition.features.flatMap((rule) => {
      if (rule.kind === 'picks') return rule.prizes.map(({ id }) => id)
      if (rule.kind === 'bonus-trail') return rule.steps.map(({ id }) => id)
      return rule.kind === 'wheel' ? rule.modes.map(({ variant }) => variant) : []
    })
    for (const id of [...definition.symbols.map((symbol) => symbol.id), ...told]) {
      expect(game.symbolNames[id], id).toMatchObject({ en: /./, es: /./ })
    }
  })

  it('plays the same whatever the key order of its definition, which the hash ignores', () => {
    const sorted = JSON.parse(canonicalJson(definition)) as typeof definition
    for (const [index, { bet }] of exampleBets(definition, definition.betLevels.SweepStakes[0]!, 'SweepStakes').entries()) {
      const once = play(definition, sampleStream(SEED + index), bet)
      expect(play(sorted, sampleStream(SEED + index), bet)).toEqual(once)
    }
  })

  it('FAIR-5: keeps no state between rounds: a round is the same whatever was played before', () => {
    const { bet } = exampleBets(definition, definition.betLevels.SweepStakes[0]!, 'SweepStakes')[0]!
    const roundOf = (index: number) => playedOut(definition, () => sampleStream(SEED + index), bet)
    const order = Array.from({ length: 40 }, (_, index) => index)
    const forwards = order.map(roundOf)
    const backwards = order.toReversed().map(roundOf).toReversed()
    expect(backwards).toEqual(forwards)
  })

  it('offers a bet for each entry of its math report', () => {
    for (const mode of MODES) {
      const examples = exampleBets(definition, definition.betLevels[mode][0]!, mode)
      expect(examples.map((example) => example.mode)).toEqual(mathReport.modes.map(({ id }) => id))
      for (const { bet } of examples) {
        expect(refuseBet(definition, bet)).toBeUndefined()
        expect(isOffered(definition, bet, mode)).toBe(true)
      }
    }
  })

  it('FAIR-1, FAIR-4: draws the same at every stake, and for coins as for entries', () => {
    const levels = MODES.flatMap((mode) => definition.betLevels[mode].map((level) => exampleBets(definition, level, mode)))
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

  it('pays the same multiple at every stake: nothing is rounded away at the smallest', () => {
    for (const mode of MODES) {
      const [least, ...levels] = definition.betLevels[mode].map((level) => exampleBets(definition, level, mode))
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

  it('returns as much in its bought mode as in ordinary rounds, up to the same top win', () => {
    if (definition.kind !== 'slot') return
    const [base, ...bought] = mathReport.modes
    for (const { rtp, topWin } of bought) {
      expect(Math.abs(Number(rtp.decimal) - Number(base.rtp.decimal))).toBeLessThanOrEqual(0.002)
      expect(topWin.multiple).toBe(base.topWin.multiple)
    }
  })
})

it('each category has at least two games', () => {
  const count = (category: GameCategory) => allGames.filter((game) => game.category === category).length
  for (const { category } of allGames) expect(count(category), category).toBeGreaterThanOrEqual(2)
})

it('a game is either playable or announced', () => {
  for (const { slug } of comingGames) expect(findGame(slug)).toBeUndefined()
  expect(new Set(allGames.map(({ slug }) => slug)).size).toBe(allGames.length)
})

it.each([
  ['cherry-royale', '407e10371125c1f1e60b0c334a90d66860885ffa085966036890dc662d842bfd'],
  ['chili-fiesta', '04f06f439887cbd193f56fcc24ab9475f938178673510d435068cc0895b8e083'],
  ['clover-crown', 'c6508bc72a811c7b5be599325e596f64e36454a0dbf6a4865187e484ebe26995'],
  ['aurum-roulette', '3dcb74db30e83b366e91cfcef26efea2e94900710347fc7c228fd5549f167b08'],
  ['voltage-sevens', '6a5bd328691a5570b9cf3fb958966deff086141b4691e2408b551b6a126d1f40'],
  ['dice-duel', 'ccd56eccd1b770b2a7a101281f5b4febd8bcd9e46df511f05991df7931ff401f'],
  ['sky-bingo', '3945cf2751652243f034cb05420429aaccc31a3c4989f547686b14f35e36ce11'],
])('INFO-8: rounds of %s under its former definitions still verify', (slug, hash) => {
  expect(findRules(slug, hash)).toMatchObject({ id: slug })
  expect(findGame(slug)!.mathReport.defHash).not.toBe(hash)
})
