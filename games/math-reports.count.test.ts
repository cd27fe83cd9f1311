import { expect, test } from 'vitest'
import { helpOf } from '#engine/help.ts'
import { analyze } from '#engine/math-report/analyze.ts'
import { playableGames } from './all.ts'
import './books.ts'

const MINUTES_MS = 180_000

test.each(playableGames.map((game) => [game.slug, game] as const))(
  'RTP-2: recounting %s gives its stored math report and all odds that its help states',
  (_, game) => {
    const { version, countedOn } = game.mathReport
    const mathReport = { ...analyze(game.definition), version, countedOn }
    expect(mathReport).toEqual(game.mathReport)
    for (const language of ['en', 'es'] as const)
      expect(helpOf(game, language)).toEqual(helpOf({ ...game, mathReport }, language))
  },
  MINUTES_MS,
)
