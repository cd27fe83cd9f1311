import type { Certificate, Exact } from '../certify/certificate.ts'
import type { HelpFact, HelpPage, HelpTable, HelpText } from '../help.ts'

/** Rules in words, pays, and what is proven: the return over all ways to play, and the top win. */
export const oddsHelp = (certificate: Certificate, rules: readonly HelpText[], tables: readonly HelpTable[] = []): HelpPage => ({
  paytable: [],
  lines: [],
  rules: [...rules, { key: 'ruleChance', values: {} }],
  tables,
  facts: factsOf(certificate),
})

/** A pay in hundredths of the play amount; nothing where nothing is paid. */
export const timesCell = (pay: number | undefined): HelpText | null =>
  pay ? { key: 'timesCell', values: { times: pay / 100 } } : null

export const plainText = (key: HelpText['key']): HelpText => ({ key, values: {} })

export const numberText = (number: number): HelpText => ({ key: 'numberCell', values: { number } })

function factsOf({ modes }: Certificate): HelpFact[] {
  const returns = modes.flatMap(({ rtp, strategies = {} }) => [rtp, ...rangeOf(strategies)]).map(percentOf)
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

/** Strategies that only bound what is offered; the ways of playing worse are told in the rules. */
const rangeOf = (strategies: Readonly<Record<string, Exact>>): Exact[] =>
  Object.entries(strategies).flatMap(([name, exact]) => (/^(lowest|highest)-/.test(name) ? [exact] : []))

const percentOf = ({ decimal }: Exact): number => Math.round(10_000 * Number(decimal)) / 100
