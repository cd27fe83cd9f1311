import { describe, expect, it } from 'vitest'
import { canonicalJson } from '#engine/canonical.ts'
import { checkDefinition } from '#engine/check-definition.ts'
import { defHash } from '#engine/def-hash.ts'
import { helpOf } from '#engine/help.ts'
import { exampleBets, isOffered, play, refuseBet } from '#engine/play.ts'
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

  it(
    `RTP-3: comes back as often as its certificate says, played ${ROUNDS} times in all (seed ${SEED})`,
    { timeout: hasFreshSeeds ? 600_000 : 30_000 },
    () => {
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
    },
  )
})

it('each category has two games at least', () => {
  const count = (category: GameCategory) => allGames.filter((game) => game.category === category).length
  for (const { category } of allGames) expect(count(category), category).toBeGreaterThanOrEqual(2)
})

it('a game is either played or coming', () => {
  for (const { slug } of comingGames) expect(findGame(slug)).toBeUndefined()
  expect(new Set(allGames.map(({ slug }) => slug)).size).toBe(allGames.length)
})
