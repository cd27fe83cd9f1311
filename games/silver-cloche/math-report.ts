import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'silver-cloche',
  defHash: 'c156fbcfd3c0640c0056399c0fc11119360cae070ad76e40f06cc9d8a4bc8f4f',
  version: 1,
  countedOn: '2026-11-28',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'classes',
      cycle: '127507212',
      featureCycle: '85656636',
      rtp: {
        numerator: '9906646094294814111208961674874886149615886774840741709813981200399413287257785915621699',
        denominator: '10264087922252226480135393801290136260207453282012871246060257391869952000000000000000000',
        decimal: '0.965175490442',
      },
      parts: {
        base: {
          numerator: '48459835',
          denominator: '63753606',
          decimal: '0.760111279039',
        },
        features: {
          numerator: '48948769663820581992690102134673598672662128343988468432643570862676588075762463153993',
          denominator: '238699719122144801863613809332328750237382634465415610373494357950464000000000000000000',
          decimal: '0.205064211403',
        },
      },
      capCost: '1.03127e-5',
      sigma: '5.405122',
      volatility: 'medium',
      hitRate: {
        numerator: '1308429',
        denominator: '4047848',
        decimal: '0.323240645400',
      },
      featureRates: {
        'free-spins': {
          numerator: '81',
          denominator: '12341',
          decimal: '0.006563487562',
        },
      },
      teaseRate: {
        numerator: '2151',
        denominator: '24682',
        decimal: '0.087148529293',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.50',
        '0.9000': '2.00',
        '0.9900': '15.00',
        '0.9990': '66.25',
        '0.9999': '186.50',
      },
      atLeast: {
        '1': '2.04462e-1',
        '10': '1.69642e-2',
        '100': '4.53261e-4',
        '1000': '4.17439e-7',
      },
      topWin: {
        multiple: '1000.00',
        chance: '4.17439e-7',
        oneIn: '2395558',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
