import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'marquee-blackjack',
  defHash: '3d4356e4d447f73a44d07bacf250cf334d6fbe2c3c7f11d6dd14b7418a2361bc',
  version: 1,
  countedOn: '2026-11-27',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'optimal-play',
      rtp: {
        numerator: '3166560179531056262180961713566291878289978',
        denominator: '3179531681393236367496166862740192885987275',
        decimal: '0.995920310548',
      },
      sigma: '1.146391',
      volatility: 'low',
      hitRate: {
        numerator: '101433528769328992972294436215698738805222568536255516043',
        denominator: '193753827406127914189748964602795098809847511652579975000',
        decimal: '0.523517548671',
      },
      quantiles: {
        '0.5000': '1.00',
        '0.7500': '2.00',
        '0.9000': '2.50',
        '0.9900': '4.00',
        '0.9990': '6.00',
        '0.9999': '8.00',
      },
      atLeast: {
        '1': '5.23517e-1',
      },
      topWin: {
        multiple: '8.00',
        chance: '3.95669e-4',
        oneIn: '2527',
        isCap: false,
      },
      capCost: '0',
      roundingLoss: '0',
      strategies: {
        'best-play-net-of-first-amount': {
          numerator: '2807315086536182400681504227161846878410578',
          denominator: '2820286588398362505996709376335747886107875',
          decimal: '0.995400644064',
        },
        'mimic-the-dealer': {
          numerator: '2955796734104875313883919843792661529765223',
          denominator: '3133651764887069451107454862595275429008750',
          decimal: '0.943243524129',
        },
        'always-stand': {
          numerator: '153824854615643984837366',
          denominator: '183069592775643584178025',
          decimal: '0.840253437414',
        },
      },
    },
    {
      id: 'twins',
      price: 1,
      method: 'formula',
      rtp: {
        numerator: '292',
        denominator: '311',
        decimal: '0.938906752412',
      },
      sigma: '3.890725',
      volatility: 'low',
      hitRate: {
        numerator: '23',
        denominator: '311',
        decimal: '0.073954983923',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.00',
        '0.9000': '0.00',
        '0.9900': '26.00',
        '0.9990': '26.00',
        '0.9999': '26.00',
      },
      atLeast: {
        '1': '7.39549e-2',
        '10': '3.53697e-2',
      },
      topWin: {
        multiple: '26.00',
        chance: '1.60771e-2',
        oneIn: '62',
        isCap: false,
      },
      capCost: '0',
      roundingLoss: '0',
      featureRates: {
        'same-suit': {
          numerator: '5',
          denominator: '311',
          decimal: '0.016077170418',
        },
        'same-color': {
          numerator: '6',
          denominator: '311',
          decimal: '0.019292604502',
        },
        'two-colors': {
          numerator: '12',
          denominator: '311',
          decimal: '0.038585209003',
        },
      },
    },
    {
      id: 'trio',
      price: 1,
      method: 'formula',
      rtp: {
        numerator: '597707',
        denominator: '626665',
        decimal: '0.953790302634',
      },
      sigma: '3.922259',
      volatility: 'low',
      hitRate: {
        numerator: '60637',
        denominator: '626665',
        decimal: '0.096761427557',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.00',
        '0.9000': '0.00',
        '0.9900': '11.00',
        '0.9990': '41.00',
        '0.9999': '101.00',
      },
      atLeast: {
        '1': '9.67614e-2',
        '10': '3.83378e-2',
        '100': '2.07447e-4',
      },
      topWin: {
        multiple: '101.00',
        chance: '2.07447e-4',
        oneIn: '4821',
        isCap: false,
      },
      capCost: '0',
      roundingLoss: '0',
      featureRates: {
        'suited-trips': {
          numerator: '2',
          denominator: '9641',
          decimal: '0.000207447360',
        },
        'straight-flush': {
          numerator: '1296',
          denominator: '626665',
          decimal: '0.002068090607',
        },
        trips: {
          numerator: '243',
          denominator: '48205',
          decimal: '0.005040970854',
        },
        straight: {
          numerator: '3888',
          denominator: '125333',
          decimal: '0.031021359099',
        },
        flush: {
          numerator: '36612',
          denominator: '626665',
          decimal: '0.058423559637',
        },
      },
    },
  ],
}
