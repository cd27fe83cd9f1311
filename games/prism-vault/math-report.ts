import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'prism-vault',
  defHash: '1d6f7783ff3fdd5ba6524057506adb7d44068e23947c06daa7ea23fd1cec938e',
  version: 1,
  countedOn: '2026-11-23',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'book',
      cycle: '32750',
      cascadesMax: 10,
      cascadeRates: {
        '1': {
          numerator: '2662348915',
          denominator: '4294967296',
          decimal: '0.619876411511',
        },
        '2': {
          numerator: '844237357',
          denominator: '4294967296',
          decimal: '0.196564327227',
        },
        '3': {
          numerator: '204596837',
          denominator: '4294967296',
          decimal: '0.047636413248',
        },
        '4': {
          numerator: '11797511',
          denominator: '1073741824',
          decimal: '0.010987288319',
        },
        '5': {
          numerator: '2606017',
          denominator: '1073741824',
          decimal: '0.002427042462',
        },
        '6': {
          numerator: '542025',
          denominator: '1073741824',
          decimal: '0.000504800119',
        },
        '7': {
          numerator: '457397',
          denominator: '4294967296',
          decimal: '0.000106496038',
        },
        '8': {
          numerator: '56611',
          denominator: '2147483648',
          decimal: '0.000026361551',
        },
        '9': {
          numerator: '28123',
          denominator: '4294967296',
          decimal: '0.000006547896',
        },
        '10': {
          numerator: '911',
          denominator: '1073741824',
          decimal: '0.000000848435',
        },
      },
      drawn: {
        spins: {
          symbols: {
            amethyst: '2.34480e-1',
            aqua: '1.58253e-1',
            diamond: '7.87139e-2',
            emerald: '1.16975e-1',
            ruby: '8.88007e-2',
            sapphire: '1.95253e-1',
            topaz: '9.82406e-2',
            wild: '2.92810e-2',
          },
        },
      },
      rtp: {
        numerator: '20615986253',
        denominator: '21474836480',
        decimal: '0.960006669769',
      },
      parts: {
        base: {
          numerator: '20615986253',
          denominator: '21474836480',
          decimal: '0.960006669769',
        },
        features: {
          numerator: '0',
          denominator: '1',
          decimal: '0.000000000000',
        },
      },
      capCost: '1.89467e-4',
      sigma: '13.593606',
      volatility: 'high',
      hitRate: {
        numerator: '2662348915',
        denominator: '4294967296',
        decimal: '0.619876411511',
      },
      featureRates: {},
      quantiles: {
        '0.5000': '0.10',
        '0.7500': '0.40',
        '0.9000': '1.50',
        '0.9900': '13.50',
        '0.9990': '71.30',
        '0.9999': '328.95',
      },
      atLeast: {
        '1': '1.39573e-1',
        '10': '1.45483e-2',
        '100': '5.59781e-4',
        '1000': '1.82087e-5',
      },
      topWin: {
        multiple: '5000.00',
        chance: '1.53249e-6',
        oneIn: '652532',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
