import { z } from 'zod'
import { banner } from '#features/engage/banners/contract.ts'
import { infoPlate } from '#features/protection/free-entry/contract.ts'
import { openRound } from '#features/play/game-session/contract.ts'
import { homeJackpot } from '#features/play/jackpots/contract.ts'
import { route, wireAmount } from '#kernel/contract.ts'

export const GAME_CACHE_VERSION = '1.5'

/** Rows of tiles per slide of a collection; `default` applies to rows without an entry. */
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

/** The widths of every picture; a tile needs at most 768. */
export const IMAGE_WIDTHS = { xs: 320, sm: 576, md: 768, lg: 1024, xl: 1280, xxl: 1400, '2xl': 1536 } as const

const slug = z.string().regex(/^[a-z0-9-]{1,40}$/)

export const gameBadge = z.enum(['new', 'hot', 'live'])
export type GameBadge = z.infer<typeof gameBadge>

const range = z.object({ min: z.int(), max: z.int() })
const playAmounts = z.object({ TournamentPoints: wireAmount, SweepStakes: wireAmount })

/** Proven or fixed facts of a game: chances and returns in hundredths of a percent, over all ways to play. */
export const gameFacts = z.object({
  mechanic: z.string(),
  features: z.array(z.string()),
  volatility: z.array(z.enum(['low', 'medium', 'high', 'very-high'])),
  rtp: range,
  hitRate: range,
  /** As a multiple of the stake, and in how many rounds it is won once on average. */
  topWin: z.object({ multiple: z.number(), isCap: z.boolean(), oneIn: z.number() }),
  playMin: playAmounts,
  playMax: playAmounts,
  /** `rtp` assumes optimal play. */
  isOfSkill: z.boolean(),
})
export type GameFacts = z.infer<typeof gameFacts>

export const game = z.object({
  id: z.string(),
  slug,
  title: z.string(),
  /** The game's provider: a slug in `providers`. */
  provider: slug,
  /** The page that plays the game, without language prefix. */
  path: z.string(),
  /** The page of its rules and odds, if it has one. */
  helpPath: z.string().nullable(),
  /** The smallest picture, for lists and links. */
  logo: z.string(),
  /** Shown until the picture has loaded. */
  bg_color: z.string(),
  /** Picture URLs; `imageSet` lists every available width in `srcset` format. */
  imageWeb: z.string(),
  imageMobile: z.string(),
  imageSet: z.string(),
  componentOption: z.object({
    /** A coming game cannot be opened; its tile offers a reminder. */
    state: z.enum(['playable', 'coming']),
    badge: gameBadge.nullable(),
    /** A short description of the game in the visitor's language. */
    rules: z.string(),
    /** The main feature of a playable game, in one sentence. */
    tagline: z.string().nullable(),
    /** This player asked for a reminder when the game opens. */
    isReminded: z.boolean(),
  }),
  isFavorite: z.boolean(),
  /** Null if the provider does not state them. */
  facts: gameFacts.nullable(),
  /** The game's rank among all games in each order, from 0. */
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
  /** Game ids by issue slug, in list order. */
  issueGamesIds: z.record(z.string(), z.array(z.string())),
  issues: z.array(issue),
  /** Game ids by provider slug. */
  providerGamesIds: z.record(z.string(), z.array(z.string())),
  /** Row keys, in page order. */
  schemeSections: z.array(z.string()),
  /** Identifies the restrictions that the lists were built for; a different hash in the profile means: fetch again. */
  playerRestrictionIdsHash: z.string(),
}

export const gamesPayload = z.object({ ...gameLists, games: z.array(game) })
export type GamesPayload = z.infer<typeof gamesPayload>

/** The same for every visitor, without favorites and reminders; games by id. */
export const cachedGamesPayload = z.object({ ...gameLists, games: z.record(z.string(), game) })
export type CachedGamesPayload = z.infer<typeof cachedGamesPayload>

const groupKey = z.string().max(80)

export const getGames = route({
  method: 'GET',
  path: '/api/rest/games',
  effect: 'read',
  actor: 'visitor',
  summary: 'Lists every game this visitor may see, with favorites and reminders.',
  reply: gamesPayload,
})

export const getGameFilters = route({
  method: 'GET',
  path: '/rest/get-game-filters/',
  effect: 'read',
  actor: 'visitor',
  summary:
    'Returns the lobby’s lists without the games, for the group of a key of this brand, or the visitor’s own. A different version than `versionApp` asks for a reload.',
  query: z.object({ groupKey: groupKey.optional(), versionApp: z.string().max(40).optional() }),
  reply: z.object({ ...gameLists, groupKey, versionApp: z.string() }),
})

export const getCachedGames = route({
  method: 'GET',
  path: '/api/rest/games/get-cached-games',
  effect: 'read',
  actor: 'visitor',
  summary:
    'Returns the cached games of one visitor group (brand, language, restrictions), or of the visitor’s own group without a key of this brand.',
  query: z.object({ groupKey: groupKey.optional() }),
  reply: cachedGamesPayload,
})

export const putCachedGames = route({
  method: 'POST',
  path: '/api/rest/games/cached-games',
  effect: 'write',
  actor: 'visitor',
  summary: 'Fills a group’s cache. Requires the server’s internal key.',
  query: z.object({ groupKey }),
  body: cachedGamesPayload,
  reply: z.object({ success: z.literal(true) }),
})

const collection = z.object({
  /** Identifies the row and its number of tile rows per slide. */
  key: z.string(),
  /** Target of 'see all': `/library?category=<slug>`. */
  slug,
  gamesIds: z.array(z.string()),
  /** Games in the category, possibly more than the row shows. */
  total: z.int(),
})
export type Collection = z.infer<typeof collection>

export const getHomePage = route({
  method: 'GET',
  path: '/rest/page/home/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the home page: banners (promo banner first), rows of games, and what each feature adds.',
  reply: z.object({
    seo: z.object({ title: z.string(), description: z.string() }),
    payload: z.looseObject({
      /** Of both modes; amounts grow with every play and are updated by pushes. */
      jackpots: z.array(homeJackpot),
      /** The player's pending items; empty for a guest. */
      openRounds: z.array(openRound),
      banners: z.array(banner),
      questData: z.unknown().nullable(),
      collections: z.array(collection),
      infoPlate: infoPlate.nullable(),
      promotions: z.array(z.unknown()),
      games: z.object({ issues: z.array(issue) }),
      /** Promo banners beyond those in the slider. */
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
  guardedAs: { open: 'preferences' },
  summary: 'Adds a game to favorites and returns all of them, newest first.',
  params: gameParams,
  reply: favorites,
})

export const removeFavorite = route({
  method: 'DELETE',
  path: '/rest/player/favorite-games/:gameId/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Removes a game from favorites and returns the remaining ones.',
  params: gameParams,
  reply: favorites,
})

const reminders = z.object({ success: z.literal(true), data: z.object({ remindedGames: z.array(z.string()) }) })

export const addReminder = route({
  method: 'POST',
  path: '/rest/player/game-reminders/:gameId/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Sets a reminder for the launch of a coming game.',
  params: gameParams,
  reply: reminders,
})

export const removeReminder = route({
  method: 'DELETE',
  path: '/rest/player/game-reminders/:gameId/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Cancels the reminder.',
  params: gameParams,
  reply: reminders,
})
