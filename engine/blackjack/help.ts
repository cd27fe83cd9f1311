import type { Exact, MathReport } from '../math-report/math-report.ts'
import type { HelpPage, HelpSource, HelpTable, HelpText } from '../help.ts'
import { oddsHelp, plainText } from '../natural-odds/help.ts'
import { type BlackjackDefinition, isSeated, type SeatedDefinition } from './definition.ts'
import { type Side, SIDE_RESULTS, SIDES } from './side-bets.ts'

export function blackjackHelp({ definition, mathReport }: HelpSource<BlackjackDefinition>): HelpPage {
  const [won, forEach] = definition.naturalPays
  const { strategies = {} } = mathReport.modes[0]
  const rules: HelpText[] = [
    isSeated(definition) ? { key: 'ruleBlackjackShoe', values: { decks: definition.decks } } : plainText('ruleBlackjackAim'),
    ...(isSeated(definition) ? seatRules(definition) : []),
    { key: 'ruleBlackjackNatural', values: { won, forEach } },
    { key: 'ruleBlackjackMoves', values: {} },
    { key: definition.canDoubleAfterSplit ? 'ruleBlackjackSplitDouble' : 'ruleBlackjackSplit', values: {} },
    { key: 'ruleBlackjackDefault', values: {} },
    {
      key: 'ruleBlackjackSkill',
      values: { mimic: percentOf(strategies['mimic-the-dealer']), stand: percentOf(strategies['always-stand']) },
    },
  ]
  const tables = isSeated(definition) ? SIDES.map((side) => sideTable(definition, mathReport, side)) : []
  return oddsHelp(mathReport, rules, tables)
}

const seatRules = ({ seats }: SeatedDefinition): HelpText[] => [
  { key: 'ruleBlackjackSeats', values: { count: seats.count } },
  plainText('ruleBlackjackSides'),
  plainText('ruleBlackjackTwins'),
  plainText('ruleBlackjackTrio'),
]

/** What each result of a side bet pays, and how often it comes. */
function sideTable({ seats }: SeatedDefinition, { modes }: MathReport, side: Side): HelpTable {
  const rates = modes.find(({ id }) => id === side)?.featureRates ?? {}
  const pays: Readonly<Record<string, number>> = seats.sidePays[side]
  return {
    title: { key: 'tableSideTitle', values: { side } },
    head: [plainText('tablePokerHand'), plainText('tablePokerPay'), plainText('tableDiceChance')],
    rows: SIDE_RESULTS[side].map((result) => ({
      name: { key: 'sideResult', values: { result: result.replaceAll('-', '_') } },
      cells: [
        { key: 'toOneCell', values: { won: pays[result]! } },
        { key: 'fineChanceCell', values: { percent: (100 * Number(rates[result]?.decimal)).toFixed(4) } },
      ],
    })),
  }
}

const percentOf = (exact: Exact | undefined): string => (100 * Number(exact?.decimal)).toFixed(2)
