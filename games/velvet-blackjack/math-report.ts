import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'velvet-blackjack',
  defHash: '50f36d5932f67d00f74e27d6c70538322b1942a74a2ccffa2a29039fa07e56f1',
  version: 1,
  countedOn: '2026-11-23',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'optimal-play',
      rtp: {
        numerator: '7911865040755275415257305528',
        denominator: '7952113957576948743581430823',
        decimal: '0.994938589030',
      },
      sigma: '1.145147',
      volatility: 'low',
      hitRate: {
        numerator: '3014246917006574497687278191339581755',
        denominator: '5756130429098929077956071497934208653',
        decimal: '0.523658550503',
      },
      quantiles: {
        '0.5000': '1.00',
        '0.7500': '2.00',
        '0.9000': '2.50',
        '0.9900': '4.00',
        '0.9990': '6.00',
        '0.9999': '8.00',
      },
      atLeast: {
        '1': '5.23658e-1',
      },
      topWin: {
        multiple: '8.00',
        chance: '4.00675e-4',
        oneIn: '2496',
        isCap: false,
      },
      capCost: '0',
      roundingLoss: '0',
      strategies: {
        'best-play-net-of-first-amount': {
          numerator: '7016161098045143337706614398',
          denominator: '7056410014866816666030739693',
          decimal: '0.994296119877',
        },
        'mimic-the-dealer': {
          numerator: '511998834158641382429674305',
          denominator: '542800770374370512771595361',
          decimal: '0.943253698416',
        },
        'always-stand': {
          numerator: '3305913487983784',
          denominator: '3937376385699289',
          decimal: '0.839623435542',
        },
      },
    },
  ],
}
