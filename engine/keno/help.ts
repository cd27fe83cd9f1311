import type { HelpPage, HelpSource } from '../help.ts'
import { oddsHelp } from '../natural-odds/help.ts'
import type { KenoDefinition } from './definition.ts'

export const kenoHelp = ({ definition, certificate }: HelpSource<KenoDefinition>): HelpPage =>
  oddsHelp(certificate, [
    { key: 'ruleKenoDraw', values: { drawn: definition.drawn, numbers: definition.numbers } },
    { key: 'ruleKenoPay', values: { picksMax: definition.pays.length } },
  ])
