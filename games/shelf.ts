import type { AnyGame } from './game.ts'

interface Place {
  readonly title: string
  readonly load: () => Promise<AnyGame>
}

/**
 * The games that can be played, as a browser finds them: it loads the rules of the game that is opened, not of all.
 * A server and tools, which need them all, take `all.ts`; the two are the same games in the same order.
 */
const SHELF: Readonly<Record<string, Place>> = {
  'cherry-royale': { title: 'Cherry Royale', load: async () => (await import('./cherry-royale/index.ts')).cherryRoyale },
  'voltage-sevens': { title: 'Voltage Sevens', load: async () => (await import('./voltage-sevens/index.ts')).voltageSevens },
  'nile-ascendant': { title: 'Nile Ascendant', load: async () => (await import('./nile-ascendant/index.ts')).nileAscendant },
  frostfang: { title: 'Frostfang', load: async () => (await import('./frostfang/index.ts')).frostfang },
  'crypt-carnival': { title: 'Crypt Carnival', load: async () => (await import('./crypt-carnival/index.ts')).cryptCarnival },
  'clover-crown': { title: 'Clover Crown', load: async () => (await import('./clover-crown/index.ts')).cloverCrown },
  'lunar-rabbit': { title: 'Lunar Rabbit', load: async () => (await import('./lunar-rabbit/index.ts')).lunarRabbit },
  'prairie-thunder': { title: 'Prairie Thunder', load: async () => (await import('./prairie-thunder/index.ts')).prairieThunder },
  'jade-canopy': { title: 'Jade Canopy', load: async () => (await import('./jade-canopy/index.ts')).jadeCanopy },
  'ember-wyrm': { title: 'Ember Wyrm', load: async () => (await import('./ember-wyrm/index.ts')).emberWyrm },
  'chili-fiesta': { title: 'Chili Fiesta', load: async () => (await import('./chili-fiesta/index.ts')).chiliFiesta },
  'tiger-lantern': { title: 'Tiger Lantern', load: async () => (await import('./tiger-lantern/index.ts')).tigerLantern },
  'valkyrie-oath': { title: 'Valkyrie Oath', load: async () => (await import('./valkyrie-oath/index.ts')).valkyrieOath },
  'orbit-rush': { title: 'Orbit Rush', load: async () => (await import('./orbit-rush/index.ts')).orbitRush },
  'sugar-parade': { title: 'Sugar Parade', load: async () => (await import('./sugar-parade/index.ts')).sugarParade },
  'prism-vault': { title: 'Prism Vault', load: async () => (await import('./prism-vault/index.ts')).prismVault },
  'lucky-cast': { title: 'Lucky Cast', load: async () => (await import('./lucky-cast/index.ts')).luckyCast },
  'harbor-haul': { title: 'Harbor Haul', load: async () => (await import('./harbor-haul/index.ts')).harborHaul },
  'dice-duel': { title: 'Dice Duel', load: async () => (await import('./dice-duel/index.ts')).diceDuel },
  'gem-sweeper': { title: 'Gem Sweeper', load: async () => (await import('./gem-sweeper/index.ts')).gemSweeper },
  'peg-drop': { title: 'Peg Drop', load: async () => (await import('./peg-drop/index.ts')).pegDrop },
  'sky-bingo': { title: 'Sky Bingo', load: async () => (await import('./sky-bingo/index.ts')).skyBingo },
  'velvet-blackjack': {
    title: 'Velvet Blackjack',
    load: async () => (await import('./velvet-blackjack/index.ts')).velvetBlackjack,
  },
  'aurum-roulette': { title: 'Aurum Roulette', load: async () => (await import('./aurum-roulette/index.ts')).aurumRoulette },
  'jesters-deck': { title: "Jester's Deck", load: async () => (await import('./jesters-deck/index.ts')).jestersDeck },
}

export const gameTitles: readonly { readonly slug: string; readonly title: string }[] = Object.entries(SHELF).map(
  ([slug, { title }]) => ({ slug, title }),
)

const loading = new Map<string, Promise<AnyGame>>()

/** One promise a game, so that a screen can wait on it; undefined where there is no such game. */
export function loadGame(slug: string): Promise<AnyGame> | undefined {
  const known = loading.get(slug)
  if (known || !Object.hasOwn(SHELF, slug)) return known
  const game = SHELF[slug]!.load()
  loading.set(slug, game)
  // A chunk that did not come is asked for again.
  game.catch(() => loading.delete(slug))
  return game
}
