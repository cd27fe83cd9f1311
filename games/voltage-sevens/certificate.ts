import type { Certificate } from '#engine/certify/certificate.ts'

/** Generated; `node engine/certify/run.node.ts <slug>` writes it again after a change of the definition. */
export const certificate: Certificate = {
  game: 'voltage-sevens',
  defHash: '46827e7a12fc33a00d53d29971a8cf28767992c5bedade6216e756151f47237b',
  cycle: '54872',
  rtp: {
    numerator: '16048471',
    denominator: '10425680',
    decimal: '1.539321272090',
  },
  rtpBase: {
    numerator: '101743',
    denominator: '137180',
    decimal: '0.741675171308',
  },
  rtpFeature: {
    numerator: '8316003',
    denominator: '10425680',
    decimal: '0.797646100782',
  },
  capCost: '1.62349e-3',
  sigma: '12.859144',
  volatility: 'high',
  hitRate: {
    numerator: '377475',
    denominator: '1042568',
    decimal: '0.362062714375',
  },
  featureRates: {
    'nudge-respin': {
      numerator: '2475',
      denominator: '54872',
      decimal: '0.045104971570',
    },
  },
  quantiles: {
    '0.5000': '0.00',
    '0.7500': '0.80',
    '0.9000': '1.80',
    '0.9900': '24.20',
    '0.9990': '232.60',
    '0.9999': '500.00',
  },
  atLeast: {
    '1': '2.31882e-1',
    '10': '2.97352e-2',
    '100': '1.03206e-3',
  },
  topWin: {
    multiple: '500.00',
    chance: '1.60660e-4',
    oneIn: '6224',
    isCap: true,
  },
  roundingLoss: '0',
}
