import type { HelpPage, HelpSource, HelpText } from '../help.ts'
import { oddsHelp } from '../natural-odds/help.ts'
import type { RouletteDefinition } from './definition.ts'
import { SPOTS } from './spots.ts'

export const rouletteHelp = ({ mathReport }: HelpSource<RouletteDefinition>): HelpPage =>
  oddsHelp(mathReport, [{ key: 'ruleRouletteWheel', values: {} }, pays(), { key: 'ruleRouletteZero', values: {} }])

/** The payout of a chip, the chip included. */
function pays(): HelpText {
  const multiple = (id: string): number => SPOTS.get(id)!.multiple
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
