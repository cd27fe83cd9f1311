/** Every game that has a tile, in the order of the contact sheet. */
import type { GameArt } from '../types.ts'
import { aurumRoulette } from './aurum-roulette.ts'
import { cherryRoyale } from './cherry-royale.ts'
import { chiliFiesta } from './chili-fiesta.ts'
import { cloverCrown } from './clover-crown.ts'
import { cryptCarnival } from './crypt-carnival.ts'
import { diceDuel } from './dice-duel.ts'
import { emberWyrm } from './ember-wyrm.ts'
import { frostfang } from './frostfang.ts'
import { gemSweeper } from './gem-sweeper.ts'
import { harborHaul } from './harbor-haul.ts'
import { jadeCanopy } from './jade-canopy.ts'
import { jestersDeck } from './jesters-deck.ts'
import { lanternFlip } from './lantern-flip.ts'
import { luckyCast } from './lucky-cast.ts'
import { lunarRabbit } from './lunar-rabbit.ts'
import { nileAscendant } from './nile-ascendant.ts'
import { orbitRush } from './orbit-rush.ts'
import { pegDrop } from './peg-drop.ts'
import { prairieThunder } from './prairie-thunder.ts'
import { prismVault } from './prism-vault.ts'
import { skyBingo } from './sky-bingo.ts'
import { sugarParade } from './sugar-parade.ts'
import { tigerLantern } from './tiger-lantern.ts'
import { valkyrieOath } from './valkyrie-oath.ts'
import { velvetBlackjack } from './velvet-blackjack.ts'
import { voltageSevens } from './voltage-sevens.ts'

export const games: readonly GameArt[] = [
  emberWyrm,
  nileAscendant,
  voltageSevens,
  sugarParade,
  cloverCrown,
  frostfang,
  tigerLantern,
  orbitRush,
  cherryRoyale,
  prismVault,
  luckyCast,
  valkyrieOath,
  jadeCanopy,
  cryptCarnival,
  velvetBlackjack,
  aurumRoulette,
  diceDuel,
  skyBingo,
  jestersDeck,
  lunarRabbit,
  prairieThunder,
  chiliFiesta,
  gemSweeper,
  pegDrop,
  harborHaul,
  lanternFlip,
]
