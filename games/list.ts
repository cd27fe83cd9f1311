// Generated from the folders by `npm run format`.
import { cherryRoyale } from './cherry-royale/index.ts'
import { voltageSevens } from './voltage-sevens/index.ts'
import { nileAscendant } from './nile-ascendant/index.ts'
import { frostfang } from './frostfang/index.ts'
import { cryptCarnival } from './crypt-carnival/index.ts'
import { cloverCrown } from './clover-crown/index.ts'
import { lunarRabbit } from './lunar-rabbit/index.ts'
import { prairieThunder } from './prairie-thunder/index.ts'
import { jadeCanopy } from './jade-canopy/index.ts'
import { emberWyrm } from './ember-wyrm/index.ts'
import { chiliFiesta } from './chili-fiesta/index.ts'
import { tigerLantern } from './tiger-lantern/index.ts'
import { valkyrieOath } from './valkyrie-oath/index.ts'
import { orbitRush } from './orbit-rush/index.ts'
import { sugarParade } from './sugar-parade/index.ts'
import { prismVault } from './prism-vault/index.ts'
import { luckyCast } from './lucky-cast/index.ts'
import { harborHaul } from './harbor-haul/index.ts'
import { amberApiary } from './amber-apiary/index.ts'
import { thousandFolds } from './thousand-folds/index.ts'
import { chestnutStash } from './chestnut-stash/index.ts'
import { cobblersLane } from './cobblers-lane/index.ts'
import { driveInDouble } from './drive-in-double/index.ts'
import { endlessExpress } from './endless-express/index.ts'
import { fossilFootsteps } from './fossil-footsteps/index.ts'
import { ironAttraction } from './iron-attraction/index.ts'
import { midnightBrass } from './midnight-brass/index.ts'
import { nestForTwo } from './nest-for-two/index.ts'
import { silverCloche } from './silver-cloche/index.ts'
import { diceDuel } from './dice-duel/index.ts'
import { gemSweeper } from './gem-sweeper/index.ts'
import { pegDrop } from './peg-drop/index.ts'
import { skyBingo } from './sky-bingo/index.ts'
import { velvetBlackjack } from './velvet-blackjack/index.ts'
import { aurumRoulette } from './aurum-roulette/index.ts'
import { jestersDeck } from './jesters-deck/index.ts'
import { courtJacks } from './court-jacks/index.ts'
import { crimsonRoulette } from './crimson-roulette/index.ts'
import { fairgroundWheel } from './fairground-wheel/index.ts'
import { higherGround } from './higher-ground/index.ts'
import { kiteHigh } from './kite-high/index.ts'
import { bubbleSpire } from './bubble-spire/index.ts'
import { marqueeBlackjack } from './marquee-blackjack/index.ts'

/** Every game that can be played: slots, then tables, each from the first to the latest. */
export const GAMES = [
  cherryRoyale,
  voltageSevens,
  nileAscendant,
  frostfang,
  cryptCarnival,
  cloverCrown,
  lunarRabbit,
  prairieThunder,
  jadeCanopy,
  emberWyrm,
  chiliFiesta,
  tigerLantern,
  valkyrieOath,
  orbitRush,
  sugarParade,
  prismVault,
  luckyCast,
  harborHaul,
  amberApiary,
  thousandFolds,
  chestnutStash,
  cobblersLane,
  driveInDouble,
  endlessExpress,
  fossilFootsteps,
  ironAttraction,
  midnightBrass,
  nestForTwo,
  silverCloche,
  diceDuel,
  gemSweeper,
  pegDrop,
  skyBingo,
  velvetBlackjack,
  aurumRoulette,
  jestersDeck,
  courtJacks,
  crimsonRoulette,
  fairgroundWheel,
  higherGround,
  kiteHigh,
  bubbleSpire,
  marqueeBlackjack,
] as const

export {
  cherryRoyale,
  voltageSevens,
  nileAscendant,
  frostfang,
  cryptCarnival,
  cloverCrown,
  lunarRabbit,
  prairieThunder,
  jadeCanopy,
  emberWyrm,
  chiliFiesta,
  tigerLantern,
  valkyrieOath,
  orbitRush,
  sugarParade,
  prismVault,
  luckyCast,
  harborHaul,
  amberApiary,
  thousandFolds,
  chestnutStash,
  cobblersLane,
  driveInDouble,
  endlessExpress,
  fossilFootsteps,
  ironAttraction,
  midnightBrass,
  nestForTwo,
  silverCloche,
  diceDuel,
  gemSweeper,
  pegDrop,
  skyBingo,
  velvetBlackjack,
  aurumRoulette,
  jestersDeck,
  courtJacks,
  crimsonRoulette,
  fairgroundWheel,
  higherGround,
  kiteHigh,
  bubbleSpire,
  marqueeBlackjack,
}
