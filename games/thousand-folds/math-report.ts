import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'thousand-folds',
  defHash: '2c555e546b6287b7fc9a68e28e511558d3d4441db46141a827164518c9fcd704',
  version: 1,
  countedOn: '2026-11-27',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'book',
      cycle: '32768',
      cascadesMax: 12,
      cascadeRates: {
        '1': {
          numerator: '2698588991',
          denominator: '4294967296',
          decimal: '0.628314211732',
        },
        '2': {
          numerator: '117536879',
          denominator: '536870912',
          decimal: '0.218929497525',
        },
        '3': {
          numerator: '276064409',
          denominator: '4294967296',
          decimal: '0.064276254037',
        },
        '4': {
          numerator: '4919513',
          denominator: '268435456',
          decimal: '0.018326614052',
        },
        '5': {
          numerator: '2758107',
          denominator: '536870912',
          decimal: '0.005137374625',
        },
        '6': {
          numerator: '392865',
          denominator: '268435456',
          decimal: '0.001463536173',
        },
        '7': {
          numerator: '1632915',
          denominator: '4294967296',
          decimal: '0.000380192650',
        },
        '8': {
          numerator: '482469',
          denominator: '4294967296',
          decimal: '0.000112333568',
        },
        '9': {
          numerator: '151055',
          denominator: '4294967296',
          decimal: '0.000035170233',
        },
        '10': {
          numerator: '8339',
          denominator: '1073741824',
          decimal: '0.000007766299',
        },
        '11': {
          numerator: '4917',
          denominator: '2147483648',
          decimal: '0.000002289657',
        },
        '12': {
          numerator: '271',
          denominator: '2147483648',
          decimal: '0.000000126194',
        },
      },
      drawn: {
        spins: {
          symbols: {
            boat: '1.68221e-1',
            crane: '1.04648e-1',
            frog: '1.45454e-1',
            kite: '2.31789e-1',
            plane: '1.90837e-1',
            scatter: '6.77668e-3',
            wild: '2.57936e-2',
            windmill: '1.26477e-1',
          },
        },
        free: {
          symbols: {
            boat: '1.66634e-1',
            crane: '1.03503e-1',
            frog: '1.43633e-1',
            kite: '2.31306e-1',
            plane: '1.89558e-1',
            scatter: '4.54330e-3',
            wild: '3.43805e-2',
            windmill: '1.26439e-1',
          },
        },
      },
      rtp: {
        numerator: '82462394471',
        denominator: '85899345920',
        decimal: '0.959988619096',
      },
      parts: {
        base: {
          numerator: '15234255021',
          denominator: '21474836480',
          decimal: '0.709400280425',
        },
        features: {
          numerator: '21525374387',
          denominator: '85899345920',
          decimal: '0.250588338671',
        },
      },
      capCost: '1.72591e-5',
      sigma: '4.708943',
      volatility: 'medium',
      hitRate: {
        numerator: '2698588991',
        denominator: '4294967296',
        decimal: '0.628314211732',
      },
      featureRates: {
        'free-spins': {
          numerator: '1903635',
          denominator: '268435456',
          decimal: '0.007091592997',
        },
      },
      teaseRate: {
        numerator: '3272595',
        denominator: '67108864',
        decimal: '0.048765465617',
      },
      quantiles: {
        '0.5000': '0.20',
        '0.7500': '0.80',
        '0.9000': '1.90',
        '0.9900': '10.10',
        '0.9990': '66.85',
        '0.9999': '167.65',
      },
      atLeast: {
        '1': '2.07773e-1',
        '10': '1.01721e-2',
        '100': '4.13484e-4',
        '1000': '1.64844e-7',
      },
      topWin: {
        multiple: '1000.00',
        chance: '1.64844e-7',
        oneIn: '6066338',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
