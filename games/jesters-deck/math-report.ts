import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'jesters-deck',
  defHash: '5b4d2fe9b4c41e6a6bd505c6860342e9fd8b3ebd2e7cce1bf5046fad6b35e38c',
  version: 1,
  countedOn: '2026-11-23',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'optimal-play',
      rtp: {
        numerator: '65779586809',
        denominator: '68246848670',
        decimal: '0.963847973803',
      },
      sigma: '5.037067',
      volatility: 'medium',
      hitRate: {
        numerator: '452940169489',
        denominator: '1023702730050',
        decimal: '0.442452829511',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '1.00',
        '0.9000': '2.00',
        '0.9900': '7.00',
        '0.9990': '15.00',
        '0.9999': '200.00',
      },
      atLeast: {
        '1': '4.42452e-1',
        '10': '9.31925e-3',
        '100': '2.22663e-4',
      },
      topWin: {
        multiple: '800.00',
        chance: '2.50542e-5',
        oneIn: '39913',
        isCap: false,
      },
      capCost: '0',
      roundingLoss: '0',
      strategies: {
        'never-draw': {
          numerator: '51244',
          denominator: '168805',
          decimal: '0.303569207073',
        },
      },
    },
  ],
}
