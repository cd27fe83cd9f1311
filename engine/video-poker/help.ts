import type { Exact } from '../math-report/math-report.ts'
import type { HelpPage, HelpSource, HelpTable } from '../help.ts'
import { oddsHelp, plainText, timesCell } from '../natural-odds/help.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { HAND_RANKS } from './hands.ts'

export function videoPokerHelp({ definition, mathReport }: HelpSource<VideoPokerDefinition>): HelpPage {
  const { pays } = definition
  const kings = definition.pairFrom === 13 ? 'kings' : definition.pairFrom === 11 ? 'jacks' : 'other'
  return oddsHelp(
    mathReport,
    [
      plainText(definition.jokers === 0 ? 'rulePokerPlainDeck' : 'rulePokerDeck'),
      { key: 'rulePokerHold', values: {} },
      { key: 'rulePokerPair', values: { pair: kings, pay: pays['high-pair'] } },
      { key: 'rulePokerDefault', values: {} },
      { key: 'rulePokerSkill', values: { never: percentOf(mathReport.modes[0].strategies?.['never-draw']) } },
    ],
    [paysByHand(definition)],
  )
}

const paysByHand = ({ pays, jokers }: VideoPokerDefinition): HelpTable => ({
  title: plainText('tablePokerTitle'),
  head: [plainText('tablePokerHand'), plainText('tablePokerPay')],
  rows: HAND_RANKS.filter((rank) => pays[rank] > 0).map((rank) => ({
    name: { key: 'pokerHand', values: { hand: jokers === 0 && rank === 'natural-royal' ? 'royal' : rank.replaceAll('-', '_') } },
    cells: [timesCell(100 * pays[rank])],
  })),
})

const percentOf = (exact: Exact | undefined): string => (100 * Number(exact?.decimal)).toFixed(2)
