import type { HelpPage, HelpSource } from '../help.ts'
import { chanceByTarget } from '../limbo/help.ts'
import { oddsHelp, plainText } from '../natural-odds/help.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import type { CrashDefinition } from './definition.ts'

export function crashHelp({ definition, mathReport }: HelpSource<CrashDefinition>): HelpPage {
  const { outcomes, returnPoints, targetMin, targetMax } = definition
  const [least, most] = [targetMin / PAY_UNITS, targetMax / PAY_UNITS]
  return oddsHelp(
    mathReport,
    [
      plainText('ruleCrashRound'),
      { key: 'ruleCrashCollect', values: { least, most } },
      { key: 'ruleCrashAuto', values: { least, most } },
      { key: 'ruleCrashDraw', values: { outcomes, percent: (returnPoints / 100).toFixed(2) } },
      plainText('ruleCrashClock'),
      plainText('ruleCrashVoid'),
    ],
    [chanceByTarget(definition)],
  )
}
