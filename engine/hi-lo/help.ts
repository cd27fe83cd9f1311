import type { HelpPage, HelpSource, HelpTable } from '../help.ts'
import { oddsHelp, plainText } from '../natural-odds/help.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import type { HiLoDefinition } from './definition.ts'
import { type Guess, guessesOn, longer, NO_GUESS, payOf, RANKS, waysOf } from './odds.ts'

export function hiLoHelp({ definition, mathReport }: HelpSource<HiLoDefinition>): HelpPage {
  const { returnPercent, payMax, skipsMax } = definition
  return oddsHelp(
    mathReport,
    [
      plainText('ruleHiLoGuess'),
      { key: 'ruleHiLoPay', values: { percent: returnPercent } },
      { key: 'ruleHiLoSkip', values: { skips: skipsMax } },
      { key: 'ruleHiLoEnd', values: { multiple: payMax / PAY_UNITS } },
      plainText('ruleHiLoDefault'),
    ],
    [paysByCard(definition)],
  )
}

const GUESSES: readonly Guess[] = ['higher', 'lower', 'same']

/** The chance of each guess on each card, and what a first one pays. */
const paysByCard = (definition: HiLoDefinition): HelpTable => ({
  title: plainText('tableHiLoTitle'),
  head: [plainText('tableHiLoCard'), ...GUESSES.map((guess) => ({ key: 'tableHiLoGuess', values: { guess } }) as const)],
  rows: Array.from({ length: RANKS }, (_, index) => ({
    name: { key: 'tableHiLoRank', values: { rank: index + 1 } },
    cells: GUESSES.map((guess) => {
      if (!guessesOn(index + 1).includes(guess)) return null
      const ways = waysOf(index + 1, guess)
      const times = payOf(definition, longer(NO_GUESS, ways)) / PAY_UNITS
      return { key: 'tableHiLoCell', values: { times, percent: ((100 * ways) / RANKS).toFixed(2) } }
    }),
  })),
})
