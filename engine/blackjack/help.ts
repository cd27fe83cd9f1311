import type { Exact } from '../math-report/math-report.ts'
import type { HelpPage, HelpSource } from '../help.ts'
import { oddsHelp } from '../natural-odds/help.ts'
import type { BlackjackDefinition } from './definition.ts'

export function blackjackHelp({ definition, mathReport }: HelpSource<BlackjackDefinition>): HelpPage {
  const [won, forEach] = definition.naturalPays
  const { strategies = {} } = mathReport.modes[0]
  return oddsHelp(mathReport, [
    { key: 'ruleBlackjackAim', values: {} },
    { key: 'ruleBlackjackNatural', values: { won, forEach } },
    { key: 'ruleBlackjackMoves', values: {} },
    { key: definition.canDoubleAfterSplit ? 'ruleBlackjackSplitDouble' : 'ruleBlackjackSplit', values: {} },
    { key: 'ruleBlackjackDefault', values: {} },
    {
      key: 'ruleBlackjackSkill',
      values: { mimic: percentOf(strategies['mimic-the-dealer']), stand: percentOf(strategies['always-stand']) },
    },
  ])
}

const percentOf = (exact: Exact | undefined): string => (100 * Number(exact?.decimal)).toFixed(2)
