import type { Certificate } from '#engine/certify/certificate.ts'

/** Generated; `node engine/certify/run.node.ts <slug>` writes it again after a change of the definition. */
export const certificate: Certificate = {
  game: 'harbor-haul',
  defHash: 'd2dad6cfd8664cbe20a8e298dff133909d2de0c6ee52a3c5613bb2153279e1bf',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'classes',
      cycle: '46569600',
      featureCycle: '42294912',
      rtp: {
        numerator:
          '6120633119050795661510539285293835011537219221270182465633876131853271080218825921772438311278516297822368152488692813',
        denominator:
          '6442739568479721353236533130263112494796617423160932703388980507295061807963445568759864761488578167347455323432550400',
        decimal: '0.950004738511',
      },
      parts: {
        base: {
          numerator: '2227019',
          denominator: '5821200',
          decimal: '0.382570432213',
        },
        collect: {
          numerator: '228397',
          denominator: '665280',
          decimal: '0.343309583935',
        },
        features: {
          numerator:
            '288795443409238665727478578660444064109219435331814160226066177945360263582024254105932895518588360439380550029342121',
          denominator:
            '1288547913695944270647306626052622498959323484632186540677796101459012361592689113751972952297715633469491064686510080',
          decimal: '0.224124722364',
        },
      },
      capCost: '2.33701e-6',
      sigma: '6.631180',
      volatility: 'medium',
      hitRate: {
        numerator: '170017',
        denominator: '554400',
        decimal: '0.306668470418',
      },
      featureRates: {
        collect: {
          numerator: '355',
          denominator: '3234',
          decimal: '0.109771181200',
        },
        'free-spins': {
          numerator: '82',
          denominator: '13475',
          decimal: '0.006085343228',
        },
      },
      teaseRate: {
        numerator: '1769',
        denominator: '26950',
        decimal: '0.065640074212',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.75',
        '0.9000': '2.25',
        '0.9900': '9.00',
        '0.9990': '101.00',
        '0.9999': '211.25',
      },
      atLeast: {
        '1': '2.16570e-1',
        '10': '9.06332e-3',
        '100': '1.15564e-3',
        '1000': '8.48714e-6',
      },
      topWin: {
        multiple: '2000.00',
        chance: '2.00401e-8',
        oneIn: '49899726',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
