import { defHash } from '#engine/def-hash.ts'
import type { GameDefinition } from '#engine/definition.ts'
import { cherryRoyale } from './cherry-royale/index.ts'
import { chiliFiesta } from './chili-fiesta/index.ts'
import { comingGames } from './coming.ts'
import { cloverCrown } from './clover-crown/index.ts'
import { cryptCarnival } from './crypt-carnival/index.ts'
import { diceDuel } from './dice-duel/index.ts'
import { emberWyrm } from './ember-wyrm/index.ts'
import { frostfang } from './frostfang/index.ts'
import type { AnyGame, GameCard, SlotGame } from './game.ts'
import { jadeCanopy } from './jade-canopy/index.ts'
import { valkyrieOath } from './valkyrie-oath/index.ts'
import { harborHaul, harborHaulWithoutCrates } from './harbor-haul/index.ts'
import { luckyCast } from './lucky-cast/index.ts'
import { lunarRabbit } from './lunar-rabbit/index.ts'
import { prairieThunder } from './prairie-thunder/index.ts'
import { nileAscendant } from './nile-ascendant/index.ts'
import { orbitRush } from './orbit-rush/index.ts'
import { prismVault } from './prism-vault/index.ts'
import { sugarParade } from './sugar-parade/index.ts'
import { pegDrop } from './peg-drop/index.ts'
import { gemSweeper } from './gem-sweeper/index.ts'
import { skyBingo } from './sky-bingo/index.ts'
import { aurumRoulette } from './aurum-roulette/index.ts'
import { velvetBlackjack } from './velvet-blackjack/index.ts'
import { jestersDeck } from './jesters-deck/index.ts'
import { tigerLantern } from './tiger-lantern/index.ts'
import { voltageSevens } from './voltage-sevens/index.ts'

/** Every slot that can be played. */
export const slotGames: readonly SlotGame[] = [
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
]

/** Tables that have a screen, and can be played. */
export const tableGames: readonly AnyGame[] = [
  diceDuel,
  gemSweeper,
  pegDrop,
  skyBingo,
  velvetBlackjack,
  aurumRoulette,
  jestersDeck,
]

/** Every game that can be played. */
export const playableGames: readonly AnyGame[] = [...slotGames, ...tableGames]

/** Every game that the lobby shows, playable ones first. */
export const allGames: readonly GameCard[] = [...playableGames, ...comingGames]

export const findGame = (slug: string): AnyGame | undefined => playableGames.find((game) => game.slug === slug)

/** Games as a page links to them; what cannot be played is left out. */
export const namedGames = (slugs: readonly string[]): { slug: string; title: string }[] =>
  slugs.flatMap((slug) => {
    const game = findGame(slug)
    return game ? [{ slug, title: game.title }] : []
  })

export const findSlot = (slug: string): SlotGame | undefined => slotGames.find((game) => game.slug === slug)

/**
 * Rules that games had before. Whoever changes a definition adds the old one here: rounds that are open under it are
 * finished on it (for 30 days at most), and old rounds verify by it.
 */
const pastRules: readonly GameDefinition[] = [harborHaulWithoutCrates]

/** The rules of a game that have this hash, now or before. */
export const findRules = (slug: string, hash: string): GameDefinition | undefined =>
  [...playableGames.map(({ definition }) => definition), ...pastRules].find((each) => each.id === slug && defHash(each) === hash)

export { comingGames, diceDuel, pegDrop, gemSweeper, skyBingo, aurumRoulette, velvetBlackjack, jestersDeck }
export { velvetBlackjackStrategy } from './velvet-blackjack/index.ts'
