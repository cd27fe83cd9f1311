import type { ReplyOf } from '#kernel/contract.ts'
import type { Banner } from '#features/engage/banners/contract.ts'
import type { CachedGamesPayload, Collection, Game, GameFacts, GamesPayload, getHomePage } from './contract.ts'

export const facts: GameFacts = {
  mechanic: 'lines',
  features: ['free-spins'],
  volatility: ['medium'],
  rtp: { min: 9_604, max: 9_604 },
  hitRate: { min: 2_888, max: 2_888 },
  topWin: { multiple: 2_000, isCap: false, oneIn: 5_940_688 },
  playMin: { TournamentPoints: 2_000, SweepStakes: 2_000 },
  playMax: { TournamentPoints: 1_000_000, SweepStakes: 200_000 },
  isOfSkill: false,
}

const tile = (slug: string, title: string, bgColor: string, changes: Partial<Game['componentOption']> = {}): Game => ({
  id: slug,
  slug,
  title,
  provider: 'house',
  path: `/game/${slug}`,
  helpPath: `/game/${slug}/help`,
  logo: `/art/tiles/${slug}-320.webp`,
  bg_color: bgColor,
  imageWeb: `/art/tiles/${slug}-768.webp`,
  imageMobile: `/art/tiles/${slug}-320.webp`,
  imageSet: `/art/tiles/${slug}-320.webp 320w, /art/tiles/${slug}-768.webp 768w`,
  componentOption: { state: 'coming', badge: null, rules: '5 reels, 20 lines', tagline: null, isReminded: false, ...changes },
  isFavorite: false,
  facts,
  ranks: { popular: 0, newest: 0 },
})

const tiles: Game[] = [
  { ...tile('voltage-sevens', 'Voltage Sevens', '#4a0a78', { state: 'playable', badge: 'new' }), isFavorite: true },
  tile('cherry-royale', 'Cherry Royale', '#98081f', { state: 'playable', badge: 'hot' }),
  tile('nile-ascendant', 'Nile Ascendant', '#a83a7a', { isReminded: true }),
  tile('lunar-rabbit', 'Lunar Rabbit', '#2c2a8a'),
  tile('clover-crown', 'Clover Crown', '#0a6b3d'),
  tile('prism-vault', 'Prism Vault', '#2a2fb0'),
  tile('ember-wyrm', 'Ember Wyrm', '#5c0a12'),
  tile('frostfang', 'Frostfang', '#123a6e'),
]

export const games: Game[] = tiles.map((game, place) => ({
  ...game,
  ranks: { popular: place, newest: tiles.length - 1 - place },
}))

const ids = games.map((game) => game.id)

const lists: Omit<GamesPayload, 'games'> = {
  providers: [{ id: 'house', slug: 'house', title: 'House games' }],
  menu: [
    { slug: 'popular-games', key: 'popularGames', count: 5 },
    { slug: 'top-games', key: 'topGames', count: 2 },
    { slug: 'all-games', key: 'allGames', count: ids.length },
  ],
  issueGamesIds: { 'popular-games': ids.slice(0, 5), 'top-games': ids.slice(5, 7), 'all-games': ids },
  issues: [
    { key: 'popularGames', slug: 'popular-games', count: 5 },
    { key: 'allGames', slug: 'all-games', count: ids.length },
  ],
  providerGamesIds: { house: ids },
  schemeSections: ['popularGames', 'topGames', 'allGames'],
  playerRestrictionIdsHash: 'none',
}

export const gamesPayload: GamesPayload = { ...lists, games }

export const cachedGamesPayload: CachedGamesPayload = {
  ...lists,
  games: Object.fromEntries(games.map((game) => [game.id, game])),
}

export const banners: Banner[] = [
  {
    id: 'welcome',
    tag: 'Free to play',
    title: 'Take 10,000 coins, on the house',
    text: 'Sign up and play for fun. No purchase necessary.',
    action: 'Sign up free',
    link: '/signup',
    image: '/art/banners/welcome-768.webp',
    imageSet: '/art/banners/welcome-576.webp 576w, /art/banners/welcome-768.webp 768w, /art/banners/welcome-1280.webp 1280w',
    bg_color: '#16040b',
  },
  {
    id: 'voltage-sevens',
    tag: 'New game',
    title: 'Three sevens, one nudge away',
    text: 'Voltage Sevens: five lines and a respin that moves.',
    action: 'Play now',
    link: '?game=voltage-sevens',
    image: '/art/banners/voltage-sevens-768.webp',
    imageSet:
      '/art/banners/voltage-sevens-576.webp 576w, /art/banners/voltage-sevens-768.webp 768w, /art/banners/voltage-sevens-1280.webp 1280w',
    bg_color: '#1a0430',
  },
]

export const collections: Collection[] = [
  { key: 'popularGames', slug: 'popular-games', gamesIds: ids.slice(0, 5), total: 5 },
  { key: 'topGames', slug: 'top-games', gamesIds: ids.slice(5, 7), total: 2 },
  { key: 'allGames', slug: 'all-games', gamesIds: ids, total: ids.length },
]

export const homePage: ReplyOf<typeof getHomePage> = {
  seo: { title: 'Velmora', description: 'Free social casino games, provably fair.' },
  payload: {
    jackpots: [],
    openRounds: [],
    banners,
    questData: null,
    collections,
    infoPlate: null,
    promotions: [],
    games: { issues: lists.issues },
    promoBanners: [],
    schemeSections: lists.schemeSections,
    lastWinners: [],
    packages: [],
    schemaBanners: [],
  },
}
