import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'voltage-sevens',
  defHash: '986e171752ed66123b3f7926922e8c9ee334950e6c97a9dfa5d7b62edb4af897',
  version: 1,
  countedOn: '2026-11-23',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'walk',
      cycle: '64000',
      rtp: {
        numerator: '12227193',
        denominator: '12800000',
        decimal: '0.955249453125',
      },
      parts: {
        base: {
          numerator: '8997',
          denominator: '16000',
          decimal: '0.562312500000',
        },
        features: {
          numerator: '5029593',
          denominator: '12800000',
          decimal: '0.392936953125',
        },
      },
      capCost: '0',
      sigma: '3.397257',
      volatility: 'low',
      hitRate: {
        numerator: '26947',
        denominator: '102400',
        decimal: '0.263154296875',
      },
      featureRates: {
        'nudge-respin': {
          numerator: '1197',
          denominator: '16000',
          decimal: '0.074812500000',
        },
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '1.00',
        '0.9000': '2.00',
        '0.9900': '14.20',
        '0.9990': '23.00',
        '0.9999': '32.00',
      },
      atLeast: {
        '1': '2.63154e-1',
        '10': '3.08093e-2',
        '100': '1.56250e-5',
      },
      topWin: {
        multiple: '500.00',
        chance: '1.56250e-5',
        oneIn: '64000',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
