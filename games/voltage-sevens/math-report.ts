import type { Certificate } from '#engine/certify/certificate.ts'

/** Generated; `node engine/certify/run.node.ts <slug>` writes it again after a change of the definition. */
export const certificate: Certificate = {
  game: 'voltage-sevens',
  defHash: '6a5bd328691a5570b9cf3fb958966deff086141b4691e2408b551b6a126d1f40',
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
