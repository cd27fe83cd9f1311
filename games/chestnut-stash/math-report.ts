import type { PublishedReport } from '#engine/math-report/math-report.ts'

/** Generated; `node engine/math-report/run.node.ts <slug>` writes it again after a change of the definition. */
export const mathReport: PublishedReport = {
  game: 'chestnut-stash',
  defHash: '1e3372a32097a6d936c403e15093e1bf9bd2c066ee5b2493d07c6c34deeb3c53',
  version: 1,
  countedOn: '2026-11-28',
  modes: [
    {
      id: 'base',
      price: 1,
      method: 'classes',
      cycle: '62097840',
      featureCycle: '39099456',
      rtp: {
        numerator:
          '38534329446182445668384732979369140689348142933112090392907500550701593869409352283825026071894808710550085568802370381625999346352751277',
        denominator:
          '40067309434540437713238638747129056882141488688891325256699137233337815426356288778164522035834212311032249435554595479867664965891522560',
        decimal: '0.961739881964',
      },
      parts: {
        base: {
          numerator: '422967',
          denominator: '958300',
          decimal: '0.441372221642',
        },
        collect: {
          numerator: '8896103',
          denominator: '33980800',
          decimal: '0.261797927065',
        },
        features: {
          numerator:
            '72521354589598310120871283133312585391304250778697833020171057775328645518586167368866900285373591066498675730105283236743059245017895611',
          denominator:
            '280471166041783063992670471229903398174990420822239276796893960633364707984494021447151654250839486177225746048882168359073654761240657920',
          decimal: '0.258569733257',
        },
      },
      capCost: '5.96374e-7',
      sigma: '5.272250',
      volatility: 'medium',
      hitRate: {
        numerator: '1473996260075333742801287615449016796185423',
        denominator: '2858037517982007136636210186581695375867904',
        decimal: '0.515737197570',
      },
      featureRates: {
        collect: {
          numerator: '18005',
          denominator: '114996',
          decimal: '0.156570663327',
        },
        'free-spins': {
          numerator: '20627',
          denominator: '1149960',
          decimal: '0.017937145640',
        },
      },
      teaseRate: {
        numerator: '198139',
        denominator: '1724940',
        decimal: '0.114867183786',
      },
      quantiles: {
        '0.5000': '0.20',
        '0.7500': '0.70',
        '0.9000': '2.00',
        '0.9900': '10.50',
        '0.9990': '100.70',
        '0.9999': '203.50',
      },
      atLeast: {
        '1': '2.07854e-1',
        '10': '1.38051e-2',
        '100': '1.69728e-3',
      },
      topWin: {
        multiple: '500.00',
        chance: '2.35503e-8',
        oneIn: '42462135',
        isCap: true,
      },
      roundingLoss: '0',
    },
  ],
}
