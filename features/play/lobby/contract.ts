import { z } from 'zod'
import { banner } from '#features/banners/contract.ts'
import { infoPlate } from '#features/free-entry/contract.ts'
import { openRound } from '#features/game-session/contract.ts'
import { homeJackpot } from '#features/jackpots/contract.ts'
import { route, wireAmount } from '#kernel/contract.ts'

export const GAME_CACHE_VERSION = '1.5'

/** Rows of tiles on one slide of a collection; `default` is for every row that has no line of its own. */
export const ROWS_PER_SLIDE = {
  allGames: 3,
  popularGames: 3,
  weeklySpecials: 1,
  fishing: 1,
  rapidLink: 1,
  topGames: 1,
  bonusCombo: 1,
  default: 2,
} as const

/** The widths that every picture comes in; a tile stops at 768. */
export const IMAGE_WIDTHS = { xs: 320, sm: 576, md: 768, lg: 1024, xl: 1280, xxl: 1400, '2xl': 1536 } as const

const slug = z.string().regex(/^[a-z0-9-]{1,40}$/)

export const gameBadge = z.enum(['new', 'hot', 'live'])
export type GameBadge = z.infer<typeof gameBadge>

const range = z.object({ min: z.int(), max: z.int() })
const playAmounts = z.object({ TournamentPoints: wireAmount, SweepStakes: wireAmount })

/** What is proven or fixed of a game: chances and returns in hundredths of a percent, over all ways to play it. */
export const gameFacts = z.object({
  mechanic: z.string(),
  features: z.array(z.string()),
  volatility: z.array(z.enum(['low', 'medium', 'high', 'very-high'])),
  rtp: range,
  hitRate: range,
  /** As a multiple of the play amount. */
  topWin: z.object({ multiple: z.number(), isCap: z.boolean() }),
  playMin: playAmounts,
  playMax: playAmounts,
  /** `rtp` is that of the best play. */
  isOfSkill: z.boolean(),
})
export type GameFacts = z.infer<typeof gameFacts>

export const game = z.object({
  id: z.string(),
  slug,
  title: z.string(),
  /** Whose game it is: the slug of one of `providers`. */
  provider: slug,
  /** The page that plays it, without language prefix. */
  path: z.string(),
  /** The page of its rules and odds, where there is one. */
  helpPath: z.string().nullable(),
  /** The provider's mark, where there is one. */
  logo: z.string().nullable(),
  /** Shown until the picture arrives. */
  bg_color: z.string(),
  /** Paths without width and ending: `/art/tiles/cherry-royale` stands for `-320.webp`, `-576.webp`, `-768.webp`. */
  imageWeb: z.string(),
  imageMobile: z.string(),
  componentOption: z.object({
    /** A coming game opens nothing; its tile offers a reminder. */
    state: z.enum(['playable', 'coming']),
    badge: gameBadge.nullable(),
    /** What is played in a few words, in the visitor's language. */
    rules: z.string(),
    /** What is special about a playable game, in one sentence. */
    tagline: z.string().nullable(),
    /** This player asked to be told when the game opens. */
    isReminded: z.boolean(),
  }),
  isFavorite: z.boolean(),
  /** Null where the provider does not say them. */
  facts: gameFacts.nullable(),
  /** Its place among all games, from 0, as each order has it. */
  ranks: z.object({ popular: z.int(), newest: z.int() }),
})
export type Game = z.infer<typeof game>

const menuItem = z.object({
  /** The library page: `/library?category=<slug>`. */
  slug,
  key: z.string(),
  count: z.int(),
})
export type MenuItem = z.infer<typeof menuItem>

const issue = z.object({ key: z.string(), slug, count: z.int() })

const gameLists = {
  providers: z.array(z.object({ id: z.string(), slug, title: z.string() })),
  /** The category chips, in order. */
  menu: z.array(menuItem),
  /** Game ids by issue slug, in the order in which a list shows them. */
  issueGamesIds: z.record(z.string(), z.array(z.string())),
  issues: z.array(issue),
  /** Game ids by provider slug. */
  providerGamesIds: z.record(z.string(), z.array(z.string())),
  /** Row keys, in the order of the page. */
  schemeSections: z.array(z.string()),
  /** Names the set of restrictions that the lists were made for; a different hash in the profile means: fetch again. */
  playerRestrictionIdsHash: z.string(),
}

export const gamesPayload = z.object({ ...gameLists, games: z.array(game) })
export type GamesPayload = z.infer<typeof gamesPayload>

/** The same for every visitor: no favourites, no reminders; games by id. */
export const cachedGamesPayload = z.object({ ...gameLists, games: z.record(z.string(), game) })
export type CachedGamesPayload = z.infer<typeof cachedGamesPayload>

const groupKey = z.string().max(80)

export const getGames = route({
  method: 'GET',
  path: '/api/rest/games',
  effect: 'read',
  actor: 'visitor',
  summary: 'Every game that this visitor may see, with their favourites and reminders.',
  reply: gamesPayload,
})

export const getGameFilters = route({
  method: 'GET',
  path: '/rest/get-game-filters/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The lists of the lobby without the games themselves.',
  query: z.object({ groupKey: groupKey.optional(), versionApp: z.string().max(40).optional() }),
  reply: z.object(gameLists),
})

export const getCachedGames = route({
  method: 'GET',
  path: '/api/rest/games/get-cached-games',
  effect: 'read',
  actor: 'visitor',
  summary: 'The games of one group of visitors (brand, language, restrictions), from the cache.',
  query: z.object({ groupKey: groupKey.optional() }),
  reply: cachedGamesPayload,
})

export const putCachedGames = route({
  method: 'POST',
  path: '/api/rest/games/cached-games',
  effect: 'write',
  actor: 'visitor',
  summary: 'Fills the cache of a group; only our own server may, with its internal key.',
  query: z.object({ groupKey }),
  body: cachedGamesPayload,
  reply: z.object({ success: z.literal(true) }),
})

const collection = z.object({
  /** Names the row and its rows per slide. */
  key: z.string(),
  /** Where 'see all' goes: `/library?category=<slug>`. */
  slug,
  gamesIds: z.array(z.string()),
  /** Games in the category, which may be more than the row shows. */
  total: z.int(),
})
export type Collection = z.infer<typeof collection>

export const getHomePage = route({
  method: 'GET',
  path: '/rest/page/home/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The home page: banners (the promo banner first), rows of games, and what each slice adds.',
  reply: z.object({
    seo: z.object({ title: z.string(), description: z.string() }),
    payload: z.looseObject({
      /** Of both modes; they grow with every play, and pages hear how. */
      jackpots: z.array(homeJackpot),
      /** What waits for this player; nothing for a guest. */
      openRounds: z.array(openRound),
      banners: z.array(banner),
      questData: z.unknown().nullable(),
      collections: z.array(collection),
      infoPlate: infoPlate.nullable(),
      promotions: z.array(z.unknown()),
      games: z.object({ issues: z.array(issue) }),
      /** Promo banners that the slider has no room for. */
      promoBanners: z.array(banner),
      schemeSections: z.array(z.string()),
      lastWinners: z.array(z.unknown()),
      packages: z.array(z.unknown()),
      /** Banners below the rows. */
      schemaBanners: z.array(banner),
    }),
  }),
})

const gameParams = z.object({ gameId: z.string().max(60) })
const favorites = z.object({ success: z.literal(true), data: z.object({ favoriteGames: z.array(z.string()) }) })

export const addFavorite = route({
  method: 'POST',
  path: '/rest/player/favorite-games/:gameId/',
  effect: 'write',
  actor: 'player',
  summary: 'Adds a game to the favourites; answers with all of them, the latest first.',
  params: gameParams,
  reply: favorites,
})

export const removeFavorite = route({
  method: 'DELETE',
  path: '/rest/player/favorite-games/:gameId/',
  effect: 'write',
  actor: 'player',
  summary: 'Takes a game from the favourites; answers with those left.',
  params: gameParams,
  reply: favorites,
})

const reminders = z.object({ success: z.literal(true), data: z.object({ remindedGames: z.array(z.string()) }) })

export const addReminder = route({
  method: 'POST',
  path: '/rest/player/game-reminders/:gameId/',
  effect: 'write',
  actor: 'player',
  summary: 'Asks to be told when a coming game opens.',
  params: gameParams,
  reply: reminders,
})

export const removeReminder = route({
  method: 'DELETE',
  path: '/rest/player/game-reminders/:gameId/',
  effect: 'write',
  actor: 'player',
  summary: 'Takes the reminder back.',
  params: gameParams,
  reply: reminders,
})
