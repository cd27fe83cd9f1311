import type { HelpPage, HelpSource, HelpText } from '../help.ts'
import { oddsHelp, plainText } from '../natural-odds/help.ts'
import type { RouletteDefinition } from './definition.ts'
import { layoutOf } from './spots.ts'

export function rouletteHelp({ definition, mathReport }: HelpSource<RouletteDefinition>): HelpPage {
  const rules: HelpText[] =
    definition.zeros === 2
      ? [plainText('ruleRouletteTwoZeros'), pays(definition), firstFive(definition), plainText('ruleRouletteZeros')]
      : [plainText('ruleRouletteWheel'), pays(definition), plainText('ruleRouletteZero')]
  return oddsHelp(mathReport, rules)
}

const multipleOf = (definition: RouletteDefinition, id: string): number => layoutOf(definition).spots.get(id)!.multiple

/** The payout of a chip, the chip included. */
function pays(definition: RouletteDefinition): HelpText {
  const multiple = (id: string): number => multipleOf(definition, id)
  return {
    key: 'ruleRoulettePays',
    values: {
      straight: multiple('straight-7'),
      split: multiple('split-1-2'),
      street: multiple('street-1'),
      corner: multiple('corner-1'),
      line: multiple('six-line-1'),
      dozen: multiple('dozen-1'),
      even: multiple('red'),
    },
  }
}

/** Five numbers do not divide 36, so this spot alone returns less. */
const firstFive = (definition: RouletteDefinition): HelpText => ({
  key: 'ruleRouletteFirstFive',
  values: { five: multipleOf(definition, 'first-five') },
})
