import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'prairie-thunder',
  defHash: '30677fb8b52376cafa89a8915f12edbe80038b421f1c7f24a33a2339b12e8c05',
  version: 1,
  countedOn: '2026-11-23',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'classes',
      cycle: '4614835680',
      featureCycle: '2558132640',
      rtp: {
        numerator:
          '1842984693261898960572912199496518327346956194372676194674000541805679407674298829054715897146114307164154817429569981611924555069094032249874120530206077963769',
        denominator:
          '1940149514048857041174158611342554306342352780257349636218946073006298699539149529877815794988001711494115128818600739747291917542014001453465600000000000000000',
        decimal: '0.949918900537',
      },
      parts: {
        base: {
          numerator: '18913352',
          denominator: '28842723',
          decimal: '0.655740860528',
        },
        features: {
          numerator:
            '570749381365897379258784711597649618765982385443959434578884829333392185641685166356722815086285484965548764877890310510797137826724593053099720530206077963769',
          denominator:
            '1940149514048857041174158611342554306342352780257349636218946073006298699539149529877815794988001711494115128818600739747291917542014001453465600000000000000000',
          decimal: '0.294178040008',
        },
      },
      capCost: '4.00746e-4',
      sigma: '11.564500',
      volatility: 'high',
      hitRate: {
        numerator: '50724533',
        denominator: '192284820',
        decimal: '0.263798946792',
      },
      featureRates: {
        'free-spins': {
          numerator: '29186',
          denominator: '3697785',
          decimal: '0.007892833142',
        },
      },
      teaseRate: {
        numerator: '257092',
        denominator: '3697785',
        decimal: '0.069525945938',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.25',
        '0.9000': '1.50',
        '0.9900': '12.25',
        '0.9990': '85.50',
        '0.9999': '422.00',
      },
      atLeast: {
        '1': '1.69220e-1',
        '10': '1.40779e-2',
        '100': '8.24355e-4',
        '1000': '1.76859e-5',
      },
      topWin: {
        multiple: '5000.00',
        chance: '2.77464e-7',
        oneIn: '3604063',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
