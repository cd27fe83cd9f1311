// Generated from the folders by `npm run format`.
import { cherryRoyale } from '#games/cherry-royale/art.ts'
import { voltageSevens } from '#games/voltage-sevens/art.ts'
import { nileAscendant } from '#games/nile-ascendant/art.ts'
import { frostfang } from '#games/frostfang/art.ts'
import { cryptCarnival } from '#games/crypt-carnival/art.ts'
import { cloverCrown } from '#games/clover-crown/art.ts'
import { lunarRabbit } from '#games/lunar-rabbit/art.ts'
import { prairieThunder } from '#games/prairie-thunder/art.ts'
import { jadeCanopy } from '#games/jade-canopy/art.ts'
import { emberWyrm } from '#games/ember-wyrm/art.ts'
import { chiliFiesta } from '#games/chili-fiesta/art.ts'
import { tigerLantern } from '#games/tiger-lantern/art.ts'
import { valkyrieOath } from '#games/valkyrie-oath/art.ts'
import { orbitRush } from '#games/orbit-rush/art.ts'
import { sugarParade } from '#games/sugar-parade/art.ts'
import { prismVault } from '#games/prism-vault/art.ts'
import { luckyCast } from '#games/lucky-cast/art.ts'
import { harborHaul } from '#games/harbor-haul/art.ts'
import { amberApiary } from '#games/amber-apiary/art.ts'
import { thousandFolds } from '#games/thousand-folds/art.ts'
import { chestnutStash } from '#games/chestnut-stash/art.ts'
import { cobblersLane } from '#games/cobblers-lane/art.ts'
import { driveInDouble } from '#games/drive-in-double/art.ts'
import { endlessExpress } from '#games/endless-express/art.ts'
import { fossilFootsteps } from '#games/fossil-footsteps/art.ts'
import { ironAttraction } from '#games/iron-attraction/art.ts'
import { midnightBrass } from '#games/midnight-brass/art.ts'
import { nestForTwo } from '#games/nest-for-two/art.ts'
import { silverCloche } from '#games/silver-cloche/art.ts'
import { diceDuel } from '#games/dice-duel/art.ts'
import { gemSweeper } from '#games/gem-sweeper/art.ts'
import { pegDrop } from '#games/peg-drop/art.ts'
import { skyBingo } from '#games/sky-bingo/art.ts'
import { velvetBlackjack } from '#games/velvet-blackjack/art.ts'
import { aurumRoulette } from '#games/aurum-roulette/art.ts'
import { jestersDeck } from '#games/jesters-deck/art.ts'
import { courtJacks } from '#games/court-jacks/art.ts'
import { crimsonRoulette } from '#games/crimson-roulette/art.ts'
import { fairgroundWheel } from '#games/fairground-wheel/art.ts'
import { higherGround } from '#games/higher-ground/art.ts'
import { kiteHigh } from '#games/kite-high/art.ts'
import { bubbleSpire } from '#games/bubble-spire/art.ts'
import { marqueeBlackjack } from '#games/marquee-blackjack/art.ts'
import type { GameArt } from '../types.ts'

/** The pictures of every game that can be played. */
export const GAME_ART: readonly GameArt[] = [
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
]
