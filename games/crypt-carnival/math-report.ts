import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'crypt-carnival',
  defHash: '79879dadec104de5ecafadf1dc59fec090d520c020f1d57dc473c8980eee8d87',
  version: 1,
  countedOn: '2026-11-23',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'classes',
      cycle: '58695875',
      featureCycle: '18438084',
      rtp: {
        numerator:
          '8562941974881643511833520399391527242644903671835580198121524077264138373919064333638104593236497309977672630524568810797198724074792696247733381886383',
        denominator:
          '8965811350685276365425157594177160013501687209523097791317766406557373715285505565758610297471205795732871559054298441700251001135575185798895920742400',
        decimal: '0.955066043658',
      },
      parts: {
        base: {
          numerator: '39630884',
          denominator: '58695875',
          decimal: '0.675190275296',
        },
        features: {
          numerator:
            '12546566703794310862478436762045122859899110091144279898122790098215086743585282806180726136312683072998621944762832490617749242307544975536648533948523',
          denominator:
            '44829056753426381827125787970885800067508436047615488956588832032786868576427527828793051487356028978664357795271492208501255005677875928994479603712000',
          decimal: '0.279875768362',
        },
      },
      capCost: '3.32389e-7',
      sigma: '7.521382',
      volatility: 'medium',
      hitRate: {
        numerator: '18341298',
        denominator: '58695875',
        decimal: '0.312480187066',
      },
      featureRates: {
        wheel: {
          numerator: '303939',
          denominator: '58695875',
          decimal: '0.005178200342',
        },
      },
      teaseRate: {
        numerator: '634752',
        denominator: '11739175',
        decimal: '0.054071261396',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.50',
        '0.9000': '2.00',
        '0.9900': '11.00',
        '0.9990': '75.75',
        '0.9999': '297.75',
      },
      atLeast: {
        '1': '1.89362e-1',
        '10': '1.31799e-2',
        '100': '6.51387e-4',
        '1000': '4.91639e-6',
      },
      topWin: {
        multiple: '2500.00',
        chance: '1.71880e-9',
        oneIn: '581800829',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
