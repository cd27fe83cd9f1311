import type { HelpPage, HelpSource } from '../help.ts'
import { oddsHelp } from '../natural-odds/help.ts'
import type { DiceDefinition } from './definition.ts'

export const diceHelp = ({ definition, certificate }: HelpSource<DiceDefinition>): HelpPage =>
  oddsHelp(certificate, [
    { key: 'ruleDiceRoll', values: { faces: definition.faces } },
    { key: 'ruleDicePay', values: { percent: (definition.returnPoints / 100).toFixed(2) } },
  ])
