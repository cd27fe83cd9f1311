import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'harbor-haul',
  defHash: 'd4c0584ca5c4c3c9d4d1bf418c5ea8ebe332b6478f9b597de89210e1eb12e2d8',
  version: 1,
  countedOn: '2026-11-23',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'classes',
      cycle: '46569600',
      featureCycle: '42294912',
      rtp: {
        numerator:
          '16968330451222650294880788183892280056208046895418291978731750521150663271202494113497569381240928899040633342894557378909',
        denominator:
          '17859274083825787591171669837089347835576223497002105453794253966221911331674671116602345118846338679887146156555029708800',
        decimal: '0.950113110509',
      },
      parts: {
        base: {
          numerator: '427087',
          denominator: '1164240',
          decimal: '0.366837593623',
        },
        collect: {
          numerator: '228397',
          denominator: '665280',
          decimal: '0.343309583935',
        },
        picks: {
          numerator: '13448',
          denominator: '848925',
          decimal: '0.015841210943',
        },
        features: {
          numerator:
            '4002704839305728924109086757379738969190382991665087813515802991750224124576372536196025922238207991643917644697257654621',
          denominator:
            '17859274083825787591171669837089347835576223497002105453794253966221911331674671116602345118846338679887146156555029708800',
          decimal: '0.224124722008',
        },
      },
      capCost: '2.33736e-6',
      sigma: '6.629979',
      volatility: 'medium',
      hitRate: {
        numerator: '585292120120024390247341668524728716416830967655140709714208178232183391',
        denominator: '1908575315216200287594247286659583314412408541158456140877812005548851200',
        decimal: '0.306664408501',
      },
      featureRates: {
        collect: {
          numerator: '355',
          denominator: '3234',
          decimal: '0.109771181200',
        },
        picks: {
          numerator: '82',
          denominator: '13475',
          decimal: '0.006085343228',
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
        '0.9999': '211.50',
      },
      atLeast: {
        '1': '2.16556e-1',
        '10': '9.10423e-3',
        '100': '1.15520e-3',
        '1000': '8.48714e-6',
      },
      topWin: {
        multiple: '2000.00',
        chance: '2.00401e-8',
        oneIn: '49899749',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
