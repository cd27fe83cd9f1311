import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'iron-attraction',
  defHash: '3e15475794082ba54d53bd9618b458e0e4691798309d059a842f5efa03c3817c',
  version: 1,
  countedOn: '2026-11-28',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'book',
      cycle: '32752',
      cascadesMax: 14,
      cascadeRates: {
        '1': {
          numerator: '110066949',
          denominator: '536870912',
          decimal: '0.205015668646',
        },
        '2': {
          numerator: '161742607',
          denominator: '1073741824',
          decimal: '0.150634541176',
        },
        '3': {
          numerator: '233924181',
          denominator: '2147483648',
          decimal: '0.108929435257',
        },
        '4': {
          numerator: '82669079',
          denominator: '1073741824',
          decimal: '0.076991579495',
        },
        '5': {
          numerator: '111040079',
          denominator: '2147483648',
          decimal: '0.051707066130',
        },
        '6': {
          numerator: '34324301',
          denominator: '1073741824',
          decimal: '0.031966996379',
        },
        '7': {
          numerator: '285049',
          denominator: '16777216',
          decimal: '0.016990244389',
        },
        '8': {
          numerator: '8365675',
          denominator: '1073741824',
          decimal: '0.007791141979',
        },
        '9': {
          numerator: '6572211',
          denominator: '2147483648',
          decimal: '0.003060424235',
        },
        '10': {
          numerator: '4327633',
          denominator: '4294967296',
          decimal: '0.001007605577',
        },
        '11': {
          numerator: '1170373',
          denominator: '4294967296',
          decimal: '0.000272498699',
        },
        '12': {
          numerator: '53203',
          denominator: '1073741824',
          decimal: '0.000049549155',
        },
        '13': {
          numerator: '9177',
          denominator: '1073741824',
          decimal: '0.000008546747',
        },
        '14': {
          numerator: '2115',
          denominator: '536870912',
          decimal: '0.000003939494',
        },
      },
      drawn: {
        spins: {
          symbols: {
            battery: '1.13306e-1',
            bolt: '1.24130e-1',
            bulb: '9.53123e-2',
            clock: '1.05421e-1',
            disk: '1.14085e-1',
            gear: '1.22944e-1',
            joystick: '9.50229e-2',
            radio: '1.04919e-1',
            robot: '8.60686e-2',
            scatter: '1.96049e-2',
            wild: '1.91835e-2',
          },
        },
        free: {
          symbols: {
            battery: '1.06289e-1',
            bolt: '1.14944e-1',
            bulb: '8.90443e-2',
            clock: '9.70975e-2',
            disk: '1.06199e-1',
            gear: '1.15394e-1',
            joystick: '8.87813e-2',
            radio: '9.73476e-2',
            robot: '7.95319e-2',
            scatter: '1.76619e-2',
            wild: '8.77066e-2',
          },
        },
      },
      rtp: {
        numerator: '16492726527',
        denominator: '17179869184',
        decimal: '0.960003033222',
      },
      parts: {
        base: {
          numerator: '15538802531',
          denominator: '21474836480',
          decimal: '0.723581878981',
        },
        features: {
          numerator: '20308422511',
          denominator: '85899345920',
          decimal: '0.236421154242',
        },
      },
      capCost: '2.02234e-3',
      sigma: '9.546134',
      volatility: 'high',
      hitRate: {
        numerator: '440285983',
        denominator: '2147483648',
        decimal: '0.205024137627',
      },
      featureRates: {
        'free-spins': {
          numerator: '28484755',
          denominator: '4294967296',
          decimal: '0.006632123841',
        },
      },
      teaseRate: {
        numerator: '42379951',
        denominator: '2147483648',
        decimal: '0.019734702539',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.00',
        '0.9000': '0.95',
        '0.9900': '19.70',
        '0.9990': '82.90',
        '0.9999': '460.95',
      },
      atLeast: {
        '1': '9.75482e-2',
        '10': '1.96490e-2',
        '100': '6.94506e-4',
        '1000': '4.61773e-6',
      },
      topWin: {
        multiple: '1000.00',
        chance: '4.61773e-6',
        oneIn: '216557',
        isCap: true,
      },
      roundingLoss: '0',
    },
    {
      id: 'buy',
      price: 40,
      method: 'book',
      cycle: '16384',
      cascadesMax: 12,
      cascadeRates: {
        '1': {
          numerator: '4276920581',
          denominator: '4294967296',
          decimal: '0.995798171731',
        },
        '2': {
          numerator: '265533063',
          denominator: '268435456',
          decimal: '0.989187743515',
        },
        '3': {
          numerator: '2084486137',
          denominator: '2147483648',
          decimal: '0.970664497931',
        },
        '4': {
          numerator: '3927904851',
          denominator: '4294967296',
          decimal: '0.914536614669',
        },
        '5': {
          numerator: '206037949',
          denominator: '268435456',
          decimal: '0.767551172525',
        },
        '6': {
          numerator: '2235632015',
          denominator: '4294967296',
          decimal: '0.520523641026',
        },
        '7': {
          numerator: '563465741',
          denominator: '2147483648',
          decimal: '0.262384182308',
        },
        '8': {
          numerator: '216196489',
          denominator: '2147483648',
          decimal: '0.100674335379',
        },
        '9': {
          numerator: '116903445',
          denominator: '4294967296',
          decimal: '0.027218704345',
        },
        '10': {
          numerator: '25459699',
          denominator: '4294967296',
          decimal: '0.005927798105',
        },
        '11': {
          numerator: '1525937',
          denominator: '1073741824',
          decimal: '0.001421139576',
        },
        '12': {
          numerator: '275895',
          denominator: '4294967296',
          decimal: '0.000064236810',
        },
      },
      drawn: {
        spins: {
          symbols: {
            battery: '9.39561e-2',
            bolt: '1.01545e-1',
            bulb: '7.67916e-2',
            clock: '8.64884e-2',
            disk: '9.41105e-2',
            gear: '1.01245e-1',
            joystick: '7.78128e-2',
            radio: '8.48367e-2',
            robot: '7.00260e-2',
            scatter: '1.97775e-1',
            wild: '1.54111e-2',
          },
        },
        free: {
          symbols: {
            battery: '1.06254e-1',
            bolt: '1.15247e-1',
            bulb: '8.85041e-2',
            clock: '9.71245e-2',
            disk: '1.05791e-1',
            gear: '1.15263e-1',
            joystick: '8.85595e-2',
            radio: '9.73643e-2',
            robot: '7.95922e-2',
            scatter: '1.75808e-2',
            wild: '8.87167e-2',
          },
        },
      },
      rtp: {
        numerator: '3298536080693',
        denominator: '3435973836800',
        decimal: '0.960000348479',
      },
      parts: {
        base: {
          numerator: '170502570563',
          denominator: '3435973836800',
          decimal: '0.049622779061',
        },
        features: {
          numerator: '312803351013',
          denominator: '343597383680',
          decimal: '0.910377569418',
        },
      },
      capCost: '3.61123e-3',
      sigma: '61.211280',
      volatility: 'very-high',
      hitRate: {
        numerator: '1',
        denominator: '1',
        decimal: '1.000000000000',
      },
      featureRates: {
        'free-spins': {
          numerator: '1',
          denominator: '1',
          decimal: '1.000000000000',
        },
      },
      quantiles: {
        '0.5000': '25.80',
        '0.7500': '42.20',
        '0.9000': '69.00',
        '0.9900': '276.00',
        '0.9990': '899.10',
        '0.9999': '1000.00',
      },
      atLeast: {
        '1': '1.00000',
        '10': '8.62605e-1',
        '100': '4.58457e-2',
        '1000': '4.08813e-4',
      },
      topWin: {
        multiple: '1000.00',
        chance: '4.08813e-4',
        oneIn: '2446',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
