// Generated from the folders by `npm run format`.
import type { AnyGame } from './game.ts'

interface CatalogEntry {
  readonly title: string
  readonly load: () => Promise<AnyGame>
}

/** Every game that can be played, by its slug: a browser loads the rules of the game that is opened, not of all. */
export const CATALOG: Readonly<Record<string, CatalogEntry>> = {
  'cherry-royale': {
    title: 'Cherry Royale',
    load: async () => (await import('./cherry-royale/index.ts')).cherryRoyale,
  },
  'voltage-sevens': {
    title: 'Voltage Sevens',
    load: async () => (await import('./voltage-sevens/index.ts')).voltageSevens,
  },
  'nile-ascendant': {
    title: 'Nile Ascendant',
    load: async () => (await import('./nile-ascendant/index.ts')).nileAscendant,
  },
  frostfang: {
    title: 'Frostfang',
    load: async () => (await import('./frostfang/index.ts')).frostfang,
  },
  'crypt-carnival': {
    title: 'Crypt Carnival',
    load: async () => (await import('./crypt-carnival/index.ts')).cryptCarnival,
  },
  'clover-crown': {
    title: 'Clover Crown',
    load: async () => (await import('./clover-crown/index.ts')).cloverCrown,
  },
  'lunar-rabbit': {
    title: 'Lunar Rabbit',
    load: async () => (await import('./lunar-rabbit/index.ts')).lunarRabbit,
  },
  'prairie-thunder': {
    title: 'Prairie Thunder',
    load: async () => (await import('./prairie-thunder/index.ts')).prairieThunder,
  },
  'jade-canopy': {
    title: 'Jade Canopy',
    load: async () => (await import('./jade-canopy/index.ts')).jadeCanopy,
  },
  'ember-wyrm': {
    title: 'Ember Wyrm',
    load: async () => (await import('./ember-wyrm/index.ts')).emberWyrm,
  },
  'chili-fiesta': {
    title: 'Chili Fiesta',
    load: async () => (await import('./chili-fiesta/index.ts')).chiliFiesta,
  },
  'tiger-lantern': {
    title: 'Tiger Lantern',
    load: async () => (await import('./tiger-lantern/index.ts')).tigerLantern,
  },
  'valkyrie-oath': {
    title: 'Valkyrie Oath',
    load: async () => (await import('./valkyrie-oath/index.ts')).valkyrieOath,
  },
  'orbit-rush': {
    title: 'Orbit Rush',
    load: async () => (await import('./orbit-rush/index.ts')).orbitRush,
  },
  'sugar-parade': {
    title: 'Sugar Parade',
    load: async () => (await import('./sugar-parade/index.ts')).sugarParade,
  },
  'prism-vault': {
    title: 'Prism Vault',
    load: async () => (await import('./prism-vault/index.ts')).prismVault,
  },
  'lucky-cast': {
    title: 'Lucky Cast',
    load: async () => (await import('./lucky-cast/index.ts')).luckyCast,
  },
  'harbor-haul': {
    title: 'Harbor Haul',
    load: async () => (await import('./harbor-haul/index.ts')).harborHaul,
  },
  'amber-apiary': {
    title: 'Amber Apiary',
    load: async () => (await import('./amber-apiary/index.ts')).amberApiary,
  },
  'thousand-folds': {
    title: 'Thousand Folds',
    load: async () => (await import('./thousand-folds/index.ts')).thousandFolds,
  },
  'chestnut-stash': {
    title: 'Chestnut Stash',
    load: async () => (await import('./chestnut-stash/index.ts')).chestnutStash,
  },
  'cobblers-lane': {
    title: "Cobbler's Lane",
    load: async () => (await import('./cobblers-lane/index.ts')).cobblersLane,
  },
  'drive-in-double': {
    title: 'Drive-In Double',
    load: async () => (await import('./drive-in-double/index.ts')).driveInDouble,
  },
  'endless-express': {
    title: 'Endless Express',
    load: async () => (await import('./endless-express/index.ts')).endlessExpress,
  },
  'fossil-footsteps': {
    title: 'Fossil Footsteps',
    load: async () => (await import('./fossil-footsteps/index.ts')).fossilFootsteps,
  },
  'iron-attraction': {
    title: 'Iron Attraction',
    load: async () => (await import('./iron-attraction/index.ts')).ironAttraction,
  },
  'midnight-brass': {
    title: 'Midnight Brass',
    load: async () => (await import('./midnight-brass/index.ts')).midnightBrass,
  },
  'nest-for-two': {
    title: 'Nest for Two',
    load: async () => (await import('./nest-for-two/index.ts')).nestForTwo,
  },
  'silver-cloche': {
    title: 'Silver Cloche',
    load: async () => (await import('./silver-cloche/index.ts')).silverCloche,
  },
  'dice-duel': {
    title: 'Dice Duel',
    load: async () => (await import('./dice-duel/index.ts')).diceDuel,
  },
  'gem-sweeper': {
    title: 'Gem Sweeper',
    load: async () => (await import('./gem-sweeper/index.ts')).gemSweeper,
  },
  'peg-drop': {
    title: 'Peg Drop',
    load: async () => (await import('./peg-drop/index.ts')).pegDrop,
  },
  'sky-bingo': {
    title: 'Sky Bingo',
    load: async () => (await import('./sky-bingo/index.ts')).skyBingo,
  },
  'velvet-blackjack': {
    title: 'Velvet Blackjack',
    load: async () => (await import('./velvet-blackjack/index.ts')).velvetBlackjack,
  },
  'aurum-roulette': {
    title: 'Aurum Roulette',
    load: async () => (await import('./aurum-roulette/index.ts')).aurumRoulette,
  },
  'jesters-deck': {
    title: "Jester's Deck",
    load: async () => (await import('./jesters-deck/index.ts')).jestersDeck,
  },
  'court-jacks': {
    title: 'Court Jacks',
    load: async () => (await import('./court-jacks/index.ts')).courtJacks,
  },
  'crimson-roulette': {
    title: 'Crimson Roulette',
    load: async () => (await import('./crimson-roulette/index.ts')).crimsonRoulette,
  },
  'fairground-wheel': {
    title: 'Fairground Wheel',
    load: async () => (await import('./fairground-wheel/index.ts')).fairgroundWheel,
  },
  'higher-ground': {
    title: 'Higher Ground',
    load: async () => (await import('./higher-ground/index.ts')).higherGround,
  },
  'kite-high': {
    title: 'Kite High',
    load: async () => (await import('./kite-high/index.ts')).kiteHigh,
  },
  'bubble-spire': {
    title: 'Bubble Spire',
    load: async () => (await import('./bubble-spire/index.ts')).bubbleSpire,
  },
  'marquee-blackjack': {
    title: 'Marquee Blackjack',
    load: async () => (await import('./marquee-blackjack/index.ts')).marqueeBlackjack,
  },
}
