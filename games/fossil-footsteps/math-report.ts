import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'fossil-footsteps',
  defHash: 'e0b14a66dc40233fda938dc6904f35b7efd1476b0b3c8e1e504a996358bc769d',
  version: 1,
  countedOn: '2026-11-28',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'classes',
      cycle: '63872064',
      rtp: {
        numerator: '11440600310339',
        denominator: '11920060071936',
        decimal: '0.959777068345',
      },
      parts: {
        base: {
          numerator: '5480225',
          denominator: '7984008',
          decimal: '0.686400239078',
        },
        features: {
          numerator: '88072114247',
          denominator: '322163785728',
          decimal: '0.273376829267',
        },
      },
      capCost: '1.52616e-4',
      sigma: '7.784144',
      volatility: 'medium',
      hitRate: {
        numerator: '5108229151',
        denominator: '13796365824',
        decimal: '0.370259038950',
      },
      featureRates: {
        'bonus-trail': {
          numerator: '877',
          denominator: '73926',
          decimal: '0.011863214566',
        },
      },
      teaseRate: {
        numerator: '11995',
        denominator: '131424',
        decimal: '0.091269478938',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.75',
        '0.9000': '2.00',
        '0.9900': '10.50',
        '0.9990': '34.00',
        '0.9999': '415.50',
      },
      atLeast: {
        '1': '2.24814e-1',
        '10': '1.29069e-2',
        '100': '4.64695e-4',
        '1000': '2.54269e-7',
      },
      topWin: {
        multiple: '1000.00',
        chance: '2.54269e-7',
        oneIn: '3932829',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
