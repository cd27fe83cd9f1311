import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'frostfang',
  defHash: '03074c46cde12c31206a24b097415a706a066dcf5699cbca58c1f306cc319da2',
  version: 1,
  countedOn: '2026-11-23',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'chain',
      cycle: '180942840',
      rtp: {
        numerator: '378936951920043202135629422215415880471661266846590688181359578971835700323',
        denominator: '396856442669072556469876264323051491853530020680677621689378406400000000000',
        decimal: '0.954846415927',
      },
      parts: {
        base: {
          numerator: '297740',
          denominator: '502619',
          decimal: '0.592377128600',
        },
        features: {
          numerator: '143848271945172250254898771484851872377120415113041110704591834971835700323',
          denominator: '396856442669072556469876264323051491853530020680677621689378406400000000000',
          decimal: '0.362469287326',
        },
      },
      capCost: '8.71763e-6',
      sigma: '4.693689',
      volatility: 'medium',
      hitRate: {
        numerator: '514440905488192843616909422947766392452551170924439',
        denominator: '1636923117922000497481568519761454180259837000000000',
        decimal: '0.314273101684',
      },
      featureRates: {
        'walking-wilds': {
          numerator: '1',
          denominator: '60',
          decimal: '0.016666666667',
        },
      },
      quantiles: {
        '0.5000': '0.00',
        '0.7500': '0.50',
        '0.9000': '2.00',
        '0.9900': '15.00',
        '0.9990': '59.00',
        '0.9999': '151.00',
      },
      atLeast: {
        '1': '2.42899e-1',
        '10': '1.64154e-2',
        '100': '3.35250e-4',
        '1000': '1.26084e-7',
      },
      topWin: {
        multiple: '1500.00',
        chance: '2.24055e-8',
        oneIn: '44631855',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
