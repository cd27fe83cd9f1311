import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'jade-canopy',
  defHash: '117012579333dbe84c970fbe6dd1c6b53c70cde1179882f0f90ba9f63bbc0efd',
  version: 1,
  countedOn: '2026-11-23',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'classes',
      cycle: '118329120',
      featureCycle: '56966976',
      rtp: {
        numerator: '101164203268331594984202835051007740019483806525351969726007451153971498130328784782069',
        denominator: '106478838690911227035000155930565025577653180987506244491035641513229854352985607372800',
        decimal: '0.950087402456',
      },
      parts: {
        base: {
          numerator: '2161804',
          denominator: '3697785',
          decimal: '0.584621334123',
        },
        features: {
          numerator: '2993415579767989853998646452024064330695974237401240181259979831991358322599904193673',
          denominator: '8190679899300863618076935071581925044434860075962018807002741654863834950229662105600',
          decimal: '0.365466068333',
        },
      },
      capCost: '3.38005e-7',
      sigma: '6.658080',
      volatility: 'medium',
      hitRate: {
        numerator: '2318579',
        denominator: '7395570',
        decimal: '0.313509168326',
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
        '0.7500': '0.40',
        '0.9000': '1.60',
        '0.9900': '12.00',
        '0.9990': '88.40',
        '0.9999': '204.60',
      },
      atLeast: {
        '1': '1.69116e-1',
        '10': '1.09287e-2',
        '100': '7.58431e-4',
        '1000': '2.42993e-6',
      },
      topWin: {
        multiple: '2500.00',
        chance: '6.42985e-9',
        oneIn: '155524411',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
