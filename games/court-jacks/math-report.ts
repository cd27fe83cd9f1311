import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'court-jacks',
  defHash: '08f8ed03068de15064355e46f27dbd5bcfe77591df0a6ab6c45118e997b1e1f2',
  version: 1,
  countedOn: '2026-11-26',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'optimal-play',
      rtp: {
        numerator: '1653526326983',
        denominator: '1661102543100',
        decimal: '0.995439043695',
      },
      sigma: '4.417541',
      volatility: 'medium',
      hitRate: {
        numerator: '377539813471',
        denominator: '830551271550',
        decimal: '0.454565330767',
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '1.00',
        '0.9000': '3.00',
        '0.9900': '9.00',
        '0.9990': '25.00',
        '0.9999': '50.00',
      },
      atLeast: {
        '1': '4.54565e-1',
        '10': '2.49661e-3',
        '100': '2.47582e-5',
      },
      topWin: {
        multiple: '800.00',
        chance: '2.47582e-5',
        oneIn: '40391',
        isCap: false,
      },
      capCost: '0',
      roundingLoss: '0',
      strategies: {
        'never-draw': {
          numerator: '7817',
          denominator: '23205',
          decimal: '0.336867054514',
        },
      },
    },
  ],
}
