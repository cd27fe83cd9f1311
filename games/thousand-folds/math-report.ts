import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'thousand-folds',
  defHash: '586f0c016c9372201f6a18cb4bba0090bf3f26c5df03022a89ff5b41070e6a85',
  version: 1,
  countedOn: '2026-11-27',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'book',
      cycle: '32756',
      cascadesMax: 12,
      cascadeRates: {
        '1': {
          numerator: '674643905',
          denominator: '1073741824',
          decimal: '0.628311098553',
        },
        '2': {
          numerator: '937316447',
          denominator: '4294967296',
          decimal: '0.218235991662',
        },
        '3': {
          numerator: '277641187',
          denominator: '4294967296',
          decimal: '0.064643376274',
        },
        '4': {
          numerator: '39873547',
          denominator: '2147483648',
          decimal: '0.018567567226',
        },
        '5': {
          numerator: '5509889',
          denominator: '1073741824',
          decimal: '0.005131484009',
        },
        '6': {
          numerator: '1588581',
          denominator: '1073741824',
          decimal: '0.001479481347',
        },
        '7': {
          numerator: '1614747',
          denominator: '4294967296',
          decimal: '0.000375962583',
        },
        '8': {
          numerator: '404203',
          denominator: '4294967296',
          decimal: '0.000094110845',
        },
        '9': {
          numerator: '33881',
          denominator: '1073741824',
          decimal: '0.000031554140',
        },
        '10': {
          numerator: '32597',
          denominator: '4294967296',
          decimal: '0.000007589580',
        },
        '11': {
          numerator: '2299',
          denominator: '1073741824',
          decimal: '0.000002141111',
        },
        '12': {
          numerator: '249',
          denominator: '4294967296',
          decimal: '0.000000057975',
        },
      },
      drawn: {
        spins: {
          symbols: {
            boat: '1.68083e-1',
            crane: '1.04605e-1',
            frog: '1.45251e-1',
            kite: '2.31743e-1',
            plane: '1.90978e-1',
            scatter: '6.78823e-3',
            wild: '2.58473e-2',
            windmill: '1.26700e-1',
          },
        },
        free: {
          symbols: {
            boat: '1.66752e-1',
            crane: '1.03672e-1',
            frog: '1.43602e-1',
            kite: '2.31329e-1',
            plane: '1.89478e-1',
            scatter: '4.55773e-3',
            wild: '3.43233e-2',
            windmill: '1.26284e-1',
          },
        },
      },
      rtp: {
        numerator: '10308084837',
        denominator: '10737418240',
        decimal: '0.960015210975',
      },
      parts: {
        base: {
          numerator: '6764524911',
          denominator: '8589934592',
          decimal: '0.787494344520',
        },
        features: {
          numerator: '7409714793',
          denominator: '42949672960',
          decimal: '0.172520866455',
        },
      },
      capCost: '1.76523e-5',
      sigma: '3.607730',
      volatility: 'low',
      hitRate: {
        numerator: '674643905',
        denominator: '1073741824',
        decimal: '0.628311098553',
      },
      featureRates: {
        'free-spins': {
          numerator: '30015905',
          denominator: '4294967296',
          decimal: '0.006988622481',
        },
      },
      teaseRate: {
        numerator: '52079955',
        denominator: '1073741824',
        decimal: '0.048503237776',
      },
      quantiles: {
        '0.5000': '0.25',
        '0.7500': '1.05',
        '0.9000': '2.25',
        '0.9900': '8.45',
        '0.9990': '46.35',
        '0.9999': '130.30',
      },
      atLeast: {
        '1': '2.64024e-1',
        '10': '7.69311e-3',
        '100': '2.07816e-4',
        '1000': '3.67872e-8',
      },
      topWin: {
        multiple: '1000.00',
        chance: '3.67872e-8',
        oneIn: '27183337',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
