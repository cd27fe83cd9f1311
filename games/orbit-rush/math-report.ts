import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'orbit-rush',
  defHash: 'd78e476e09a3c63fc1e49e50f4b0d66bfa80b57c157da81042ef993c4a682d02',
  version: 1,
  countedOn: '2026-11-23',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'cascade',
      cycle: '11881376',
      cascadesMax: 9,
      cascadeRates: {
        '1': {
          numerator: '3327',
          denominator: '8788',
          decimal: '0.378584433318',
        },
        '2': {
          numerator: '346',
          denominator: '2197',
          decimal: '0.157487482931',
        },
        '3': {
          numerator: '1107',
          denominator: '17576',
          decimal: '0.062983614019',
        },
        '4': {
          numerator: '385',
          denominator: '17576',
          decimal: '0.021904870278',
        },
        '5': {
          numerator: '119',
          denominator: '17576',
          decimal: '0.006770596268',
        },
        '6': {
          numerator: '47',
          denominator: '17576',
          decimal: '0.002674101047',
        },
        '7': {
          numerator: '9',
          denominator: '8788',
          decimal: '0.001024123805',
        },
        '8': {
          numerator: '1',
          denominator: '8788',
          decimal: '0.000113791534',
        },
        '9': {
          numerator: '1',
          denominator: '17576',
          decimal: '0.000056895767',
        },
      },
      rtp: {
        numerator: '114021627',
        denominator: '118813760',
        decimal: '0.959666851718',
      },
      parts: {
        base: {
          numerator: '1351357',
          denominator: '2970344',
          decimal: '0.454949662396',
        },
        features: {
          numerator: '59967347',
          denominator: '118813760',
          decimal: '0.504717189322',
        },
      },
      capCost: '1.54754e-4',
      sigma: '7.542632',
      volatility: 'medium',
      hitRate: {
        numerator: '3327',
        denominator: '8788',
        decimal: '0.378584433318',
      },
      featureRates: {},
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.50',
        '0.9000': '2.20',
        '0.9900': '12.60',
        '0.9990': '42.95',
        '0.9999': '315.00',
      },
      atLeast: {
        '1': '1.84504e-1',
        '10': '1.51320e-2',
        '100': '5.26454e-4',
        '1000': '7.15405e-6',
      },
      topWin: {
        multiple: '2500.00',
        chance: '1.68330e-7',
        oneIn: '5940688',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
