import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'higher-ground',
  defHash: 'ae2f381ad26b92038148bc7035b9b018f760f99a7c7debd705776130dc2e852d',
  version: 1,
  countedOn: '2026-11-26',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'formula',
      rtp: {
        numerator: '4046',
        denominator: '4225',
        decimal: '0.957633136095',
      },
      sigma: '0.550270',
      volatility: 'low',
      hitRate: {
        numerator: '131',
        denominator: '169',
        decimal: '0.775147928994',
      },
      quantiles: {
        '0.5000': '1.04',
        '0.7500': '1.24',
        '0.9000': '1.56',
        '0.9900': '1.78',
        '0.9990': '1.78',
        '0.9999': '1.78',
      },
      atLeast: {
        '1': '7.75147e-1',
      },
      topWin: {
        multiple: '2109.12',
        chance: '4.55166e-4',
        oneIn: '2197',
        isCap: false,
      },
      capCost: '0',
      roundingLoss: '0',
      strategies: {
        'lowest-stop': {
          numerator: '4026',
          denominator: '4225',
          decimal: '0.952899408284',
        },
        'highest-stop': {
          numerator: '24',
          denominator: '25',
          decimal: '0.960000000000',
        },
      },
    },
  ],
}
