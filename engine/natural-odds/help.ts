import { type Exact, isOfSkill, returnsOf, waysToPlay, type MathReport } from '../math-report/math-report.ts'
import type { HelpFact, HelpPage, HelpTable, HelpText } from '../help.ts'

/** Rules in words, pays and proven figures: the return over all ways to play, and the top win. */
export const oddsHelp = (mathReport: MathReport, rules: readonly HelpText[], tables: readonly HelpTable[] = []): HelpPage => ({
  paytable: [],
  lines: [],
  rules: [...rules, plainText('ruleChance'), ...(isOfSkill(mathReport) ? [] : [plainText('ruleNoSkill')])],
  tables: [...tables, ...returnsByOption(mathReport)],
  facts: factsOf(mathReport),
})

/** A pay in hundredths of the stake; empty if nothing is paid. */
export const timesCell = (pay: number | undefined): HelpText | null =>
  pay ? { key: 'timesCell', values: { times: pay / 100 } } : null

export const plainText = (key: HelpText['key']): HelpText => ({ key, values: {} })

export const numberText = (number: number): HelpText => ({ key: 'numberCell', values: { number } })

/** The return of each way to play; for a game with a single way, the facts state it. */
function returnsByOption({ modes }: MathReport): HelpTable[] {
  if (modes.length === 1) return []
  const rows = modes.flatMap((mode) => {
    const name = optionText(mode.id)
    const returns = returnsOf(mode).map(percentOf)
    const [lowest, highest] = [Math.min(...returns), Math.max(...returns)]
    const cell: HelpText =
      lowest === highest
        ? { key: 'percentCell', values: { percent: lowest.toFixed(2) } }
        : { key: 'percentRangeCell', values: { lowest: lowest.toFixed(2), highest: highest.toFixed(2) } }
    return name ? [{ name, cells: [cell] }] : []
  })
  if (rows.length === 0) return []
  return [{ title: plainText('optionReturnsTitle'), head: [plainText('optionName'), plainText('optionReturn')], rows }]
}

/** By the mode ids of the math report: `base` and its side bets, `mines-3`, `8-rows-low`, `10-segments-low`, `picks-4`, `rolls-5000`. */
function optionText(id: string): HelpText | undefined {
  if (['base', 'twins', 'trio'].includes(id)) return { key: 'optionBlackjack', values: { part: id } }
  const [, kind, count] = /^(mines|picks|rolls|target)-(\d+)$/.exec(id) ?? []
  if (kind === 'mines') return { key: 'tableMinesCount', values: { count: Number(count) } }
  if (kind === 'picks') return { key: 'tableKenoPicks', values: { count: Number(count) } }
  if (kind === 'rolls') return { key: 'optionDice', values: { percent: (Number(count) / 100).toFixed(2) } }
  if (kind === 'target') return { key: 'optionLimbo', values: { times: Number(count) / 100 } }
  const [, parts, part, risk] = /^(\d+)-(rows|segments)-(\w+)$/.exec(id) ?? []
  if (!risk) return undefined
  if (part === 'rows') return { key: 'optionPlinko', values: { rows: Number(parts), risk } }
  return { key: 'optionWheel', values: { segments: Number(parts), risk } }
}

function factsOf(report: MathReport): HelpFact[] {
  const modes = waysToPlay(report)
  const returns = modes.flatMap(returnsOf).map(percentOf)
  const [lowest, highest] = [Math.min(...returns), Math.max(...returns)]
  const top = modes.reduce((best, mode) => (Number(mode.topWin.multiple) > Number(best.topWin.multiple) ? mode : best))
  return [
    {
      label: 'rtpLabel',
      text:
        lowest === highest
          ? { key: 'rtpExactText', values: { percent: lowest.toFixed(2) } }
          : { key: 'rtpRangeText', values: { lowest: lowest.toFixed(2), highest: highest.toFixed(2) } },
    },
    {
      label: 'topWinLabel',
      text: { key: 'topWinText', values: { multiple: Number(top.topWin.multiple), oneIn: Number(top.topWin.oneIn) } },
    },
  ]
}

const percentOf = ({ decimal }: Exact): number => Math.round(10_000 * Number(decimal)) / 100
