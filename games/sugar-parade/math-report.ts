import type { Certificate } from '#engine/certify/certificate.ts'

/** Generated; `node engine/certify/run.node.ts <slug>` writes it again after a change of the definition. */
export const certificate: Certificate = {
  game: 'sugar-parade',
  defHash: '961ac1e8fb06a55c8531f5f9e3cecf8c032791403cd0a5dd33b656d3d144de1d',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'book',
      cycle: '32758',
      cascadesMax: 12,
      cascadeRates: {
        '1': {
          numerator: '184811473',
          denominator: '536870912',
          decimal: '0.344238193706',
        },
        '2': {
          numerator: '259645583',
          denominator: '2147483648',
          decimal: '0.120906896424',
        },
        '3': {
          numerator: '45430035',
          denominator: '1073741824',
          decimal: '0.042310017161',
        },
        '4': {
          numerator: '61874799',
          denominator: '4294967296',
          decimal: '0.014406349277',
        },
        '5': {
          numerator: '5211679',
          denominator: '1073741824',
          decimal: '0.004853754304',
        },
        '6': {
          numerator: '27085',
          denominator: '16777216',
          decimal: '0.001614391804',
        },
        '7': {
          numerator: '2294169',
          denominator: '4294967296',
          decimal: '0.000534152845',
        },
        '8': {
          numerator: '839179',
          denominator: '4294967296',
          decimal: '0.000195386587',
        },
        '9': {
          numerator: '121681',
          denominator: '2147483648',
          decimal: '0.000056662131',
        },
        '10': {
          numerator: '86193',
          denominator: '4294967296',
          decimal: '0.000020068372',
        },
        '11': {
          numerator: '18933',
          denominator: '2147483648',
          decimal: '0.000008816365',
        },
        '12': {
          numerator: '14673',
          denominator: '4294967296',
          decimal: '0.000003416324',
        },
      },
      rtp: {
        numerator: '16491545853',
        denominator: '17179869184',
        decimal: '0.959934308950',
      },
      parts: {
        base: {
          numerator: '59595163693',
          denominator: '85899345920',
          decimal: '0.693779016065',
        },
        features: {
          numerator: '5715641393',
          denominator: '21474836480',
          decimal: '0.266155292885',
        },
      },
      capCost: '8.61678e-6',
      sigma: '17.338982',
      volatility: 'very-high',
      hitRate: {
        numerator: '1478919519',
        denominator: '4294967296',
        decimal: '0.344337783521',
      },
      featureRates: {
        'free-spins': {
          numerator: '10307075',
          denominator: '2147483648',
          decimal: '0.004799605813',
        },
      },
      teaseRate: {
        numerator: '23856679',
        denominator: '1073741824',
        decimal: '0.022218263708',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.35',
        '0.9000': '1.10',
        '0.9900': '8.00',
        '0.9990': '125.00',
        '0.9999': '732.20',
      },
      atLeast: {
        '1': '1.11295e-1',
        '10': '8.78385e-3',
        '100': '1.23806e-3',
        '1000': '5.80949e-5',
      },
      topWin: {
        multiple: '10000.00',
        chance: '2.32830e-9',
        oneIn: '429496730',
        isCap: true,
      },
      roundingLoss: '0',
    },
    {
      id: 'buy',
      price: 80,
      method: 'book',
      cycle: '16370',
      cascadesMax: 10,
      cascadeRates: {
        '1': {
          numerator: '261859799',
          denominator: '268435456',
          decimal: '0.975503768772',
        },
        '2': {
          numerator: '164779945',
          denominator: '268435456',
          decimal: '0.613853130490',
        },
        '3': {
          numerator: '976573793',
          denominator: '4294967296',
          decimal: '0.227376304800',
        },
        '4': {
          numerator: '273691617',
          denominator: '4294967296',
          decimal: '0.063723795349',
        },
        '5': {
          numerator: '75744369',
          denominator: '4294967296',
          decimal: '0.017635610187',
        },
        '6': {
          numerator: '11548855',
          denominator: '2147483648',
          decimal: '0.005377854686',
        },
        '7': {
          numerator: '6172623',
          denominator: '4294967296',
          decimal: '0.001437175786',
        },
        '8': {
          numerator: '381153',
          denominator: '1073741824',
          decimal: '0.000354976393',
        },
        '9': {
          numerator: '33493',
          denominator: '268435456',
          decimal: '0.000124771148',
        },
        '10': {
          numerator: '27713',
          denominator: '2147483648',
          decimal: '0.000012904871',
        },
      },
      rtp: {
        numerator: '3298535938383',
        denominator: '3435973836800',
        decimal: '0.960000307061',
      },
      parts: {
        base: {
          numerator: '15352616339',
          denominator: '214748364800',
          decimal: '0.071491190880',
        },
        features: {
          numerator: '3052894076959',
          denominator: '3435973836800',
          decimal: '0.888509116182',
        },
      },
      capCost: '1.28402e-3',
      sigma: '220.804544',
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
        '0.5000': '24.75',
        '0.7500': '54.25',
        '0.9000': '157.50',
        '0.9900': '975.90',
        '0.9990': '2685.70',
        '0.9999': '5577.00',
      },
      atLeast: {
        '1': '1.00000',
        '10': '7.59726e-1',
        '100': '1.44172e-1',
        '1000': '9.61645e-3',
      },
      topWin: {
        multiple: '10000.00',
        chance: '2.46930e-5',
        oneIn: '40497',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
