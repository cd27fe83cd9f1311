import type { HelpPage, HelpSource, HelpTable } from '../help.ts'
import { oddsHelp, plainText, timesCell } from '../natural-odds/help.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import type { LimboDefinition } from './definition.ts'
import { type TargetRules, typicalTargets, waysOf } from './odds.ts'

export function limboHelp({ definition, mathReport }: HelpSource<LimboDefinition>): HelpPage {
  const { outcomes, returnPoints, targetMin, targetMax } = definition
  return oddsHelp(
    mathReport,
    [
      { key: 'ruleLimboTarget', values: { least: targetMin / PAY_UNITS, most: targetMax / PAY_UNITS } },
      { key: 'ruleLimboDraw', values: { outcomes, percent: (returnPoints / 100).toFixed(2) } },
    ],
    [chanceByTarget(definition)],
  )
}

/** Representative targets, the likeliest first. */
export const chanceByTarget = (definition: TargetRules): HelpTable => ({
  title: plainText('tableLimboTitle'),
  head: [plainText('tableLimboTarget'), plainText('tableDiceChance')],
  rows: typicalTargets(definition)
    .sort((left, right) => left - right)
    .map((target) => ({
      name: timesCell(target)!,
      cells: [{ key: 'fineChanceCell', values: { percent: (100 * waysOf(definition, target)) / definition.outcomes } }],
    })),
})
