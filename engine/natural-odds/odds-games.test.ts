import { describe, expect, it } from 'vitest'
import { comingGames, oddsGames } from '#games/all.ts'
import { certify } from '../certify/certify.ts'
import { checkDefinition } from '../check-definition.ts'
import { familyOf } from '../families.ts'
import { helpOf } from '../help.ts'
import { isOffered, refuseBet } from '../play.ts'

describe.each(oddsGames.map((game) => [game.slug, game] as const))('%s', (slug, game) => {
  it('has rules that may be played', () => {
    expect(checkDefinition(game.definition)).toEqual({ ok: true, value: game.definition })
    expect(game.definition.id).toBe(slug)
  })

  it('carries the certificate of these very rules (RTP-2)', () => {
    expect(game.certificate).toEqual(certify(game.definition))
  }, 30_000)

  it('looks as it was announced', () => {
    const { title, category, bgColor, rules } = game
    expect(comingGames.find((card) => card.slug === slug)).toMatchObject({ title, category, bgColor, rules })
  })

  it('names a playable bet for each entry of its certificate, in its order', () => {
    const amount = game.definition.betLevels.SweepStakes[3]!
    const examples = familyOf(game.definition).examples(game.definition, amount)
    expect(examples.map(({ mode }) => mode)).toEqual(game.certificate.modes.map(({ id }) => id))
    for (const { bet } of examples) {
      expect(refuseBet(game.definition, bet)).toBeUndefined()
      expect(isOffered(game.definition, bet, 'SweepStakes')).toBe(true)
    }
  })

  it('explains itself in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      const { rules, facts } = helpOf(game, language)
      expect([rules.length, facts.length]).not.toContain(0)
    }
  })
})
