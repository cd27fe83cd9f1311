import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'clover-crown',
  defHash: 'd04e08cb125273047a5ab4a6e4dcf88304207488b657653b1ab48496e261ad66',
  version: 1,
  countedOn: '2026-11-23',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'classes',
      cycle: '52390800',
      featureCycle: '52390800',
      rtp: {
        numerator:
          '402623176008412890299131688714793017174455434169866484290007089018037262719000065120819721641023214198991900807515744344314768877977849599906201791880379514261971',
        denominator:
          '423871657055557788353754739475555288922169686405765463042579278967925198660426448893558605986372480995346974680585076736000000000000000000000000000000000000000000',
        decimal: '0.949870483923',
      },
      parts: {
        base: {
          numerator: '133998379',
          denominator: '209563200',
          decimal: '0.639417507463',
        },
        features: {
          numerator:
            '123114784428565083344117997581593139510263993354710567222584352775342974534870364866392375805330325305468213956770523879674768877977849599906201791880379514261971',
          denominator:
            '423871657055557788353754739475555288922169686405765463042579278967925198660426448893558605986372480995346974680585076736000000000000000000000000000000000000000000',
          decimal: '0.290452976459',
        },
        jackpots: {
          numerator: '1',
          denominator: '50',
          decimal: '0.020000000000',
        },
      },
      pools: {
        clover: {
          oneIn: '400000',
          contribution: {
            numerator: '1',
            denominator: '100',
            decimal: '0.010000000000',
          },
          seedShares: {
            TournamentPoints: {
              numerator: '1',
              denominator: '400',
              decimal: '0.002500000000',
            },
            SweepStakes: {
              numerator: '1',
              denominator: '400',
              decimal: '0.002500000000',
            },
          },
        },
        crown: {
          oneIn: '40000000',
          contribution: {
            numerator: '3',
            denominator: '500',
            decimal: '0.006000000000',
          },
          seedShares: {
            TournamentPoints: {
              numerator: '1',
              denominator: '400',
              decimal: '0.002500000000',
            },
            SweepStakes: {
              numerator: '1',
              denominator: '400',
              decimal: '0.002500000000',
            },
          },
        },
        rainbow: {
          oneIn: '1000000000',
          contribution: {
            numerator: '1',
            denominator: '250',
            decimal: '0.004000000000',
          },
          seedShares: {
            TournamentPoints: {
              numerator: '1',
              denominator: '1000',
              decimal: '0.001000000000',
            },
            SweepStakes: {
              numerator: '1',
              denominator: '1000',
              decimal: '0.001000000000',
            },
          },
        },
      },
      capCost: '2.24770e-9',
      sigma: '5.434573',
      volatility: 'medium',
      hitRate: {
        numerator: '368579',
        denominator: '1247400',
        decimal: '0.295477793811',
      },
      featureRates: {
        'free-spins': {
          numerator: '16867',
          denominator: '1940400',
          decimal: '0.008692537621',
        },
      },
      teaseRate: {
        numerator: '4189',
        denominator: '55440',
        decimal: '0.075559163059',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.50',
        '0.9000': '2.00',
        '0.9900': '14.25',
        '0.9990': '67.75',
        '0.9999': '187.50',
      },
      atLeast: {
        '1': '2.10355e-1',
        '10': '1.35597e-2',
        '100': '3.78652e-4',
        '1000': '9.70884e-7',
      },
      topWin: {
        multiple: '2000.00',
        chance: '4.47981e-11',
        oneIn: '22322352483',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
