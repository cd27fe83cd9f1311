import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'midnight-brass',
  defHash: '721f7da00c2ae960994195e59489217e1252103de68760446edc4af7369df32b',
  version: 2,
  countedOn: '2026-11-27',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'classes',
      cycle: '127579536',
      featureCycle: '90224199',
      rtp: {
        numerator: '4278085343638204642354772913648629800985939859144254497807919343692323',
        denominator: '4482634547928861631366599289626247682130102546026400000000000000000000',
        decimal: '0.954368529912',
      },
      parts: {
        base: {
          numerator: '1257654187',
          denominator: '1771938000',
          decimal: '0.709761959504',
        },
        features: {
          numerator: '1096481863158873532106076780629485755014823180259630897807919343692323',
          denominator: '4482634547928861631366599289626247682130102546026400000000000000000000',
          decimal: '0.244606570407',
        },
      },
      capCost: '8.04582e-9',
      sigma: '7.946244',
      volatility: 'medium',
      hitRate: {
        numerator: '3810701',
        denominator: '12656700',
        decimal: '0.301081719564',
      },
      featureRates: {
        'free-spins': {
          numerator: '1',
          denominator: '343',
          decimal: '0.002915451895',
        },
      },
      teaseRate: {
        numerator: '18',
        denominator: '343',
        decimal: '0.052478134111',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.40',
        '0.9000': '1.50',
        '0.9900': '13.00',
        '0.9990': '87.50',
        '0.9999': '309.20',
      },
      atLeast: {
        '1': '1.81965e-1',
        '10': '1.45973e-2',
        '100': '8.17858e-4',
        '1000': '6.42496e-6',
      },
      topWin: {
        multiple: '2500.00',
        chance: '4.78466e-11',
        oneIn: '20900101347',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
