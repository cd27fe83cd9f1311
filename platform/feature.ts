import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { Promotion } from '#kernel/campaign.ts'
import type { InputOf, ReplyOf, RouteContract, Start } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { LiveChannel } from '#kernel/push.ts'
import type { WireReward } from '#kernel/reward.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { CalendarDay, Clock, Instant } from '#kernel/time.ts'
import type { Player } from './auth/players.ts'
import type { Bus, PublicFeed } from './bus/index.ts'
import type { CaptchaConfig } from './config/captcha.ts'
import type { CentrifugoConfig } from './config/config.ts'
import type { PlacesConfig } from './config/places.ts'
import type { PushConfig } from './config/push.ts'
import type { SocialsConfig } from './config/socials.ts'
import type { TextsConfig } from './config/texts.ts'
import type { VerificationConfig } from './config/verification.ts'
import type { ContentKind } from './content/content-kind.ts'
import type {
  Context,
  JobContext,
  PlayerContext,
  ProviderContext,
  RequestContext,
  Session,
  UploadContext,
  VisitorContext,
} from './context.ts'
import type { Vault } from './crypto/vault.ts'
import type { Database, Tx } from './db/database.ts'
import type { PersonalTable } from '#kernel/personal-table.ts'
import type { SeedOwner } from './fair/seed-pairs.ts'
import type { GameProvider } from './game-provider.ts'
import type { ProblemCode } from './problem.ts'
import type { ListedRound, RoundFilter } from './round-history.ts'

export type { FactRange, GameFacts, GameProvider, ProvidedGame } from './game-provider.ts'

/** The server door of a slice: all that the site knows of it. */
export interface ServerFeature {
  readonly id: string
  /** Set on the few slices that no theme can switch off; every other one is gated by its id. */
  readonly isInEveryTheme?: true
  readonly routes?: readonly BoundRoute[]
  /** What this slice does when something happened elsewhere; at least once, in order per player. */
  readonly on?: { readonly [E in DomainEventType]?: (ctx: JobContext, event: DomainEvent<E>, tx: Tx) => Promise<void> }
  readonly jobs?: readonly Job[]
  /** This slice's part of `player/profile`, merged by the account slice; keys belong to one slice alone. */
  readonly profile?: (ctx: PlayerContext) => Promise<Record<string, unknown>>
  /** What of this slice is on for this player, by the names that `statusFeatures` and `featuresInfo` of the profile have. */
  readonly standing?: (ctx: PlayerContext) => Promise<Readonly<Record<string, FeatureStanding>>>
  /** This slice's part of `page/profile`, what it knows of the person: `documentConfirmStatus`. Keys belong to one slice alone. */
  readonly profilePage?: (ctx: PlayerContext) => Promise<Record<string, unknown>>
  /** This slice's part of `player/security`, what guards the account besides. Keys belong to one slice alone. */
  readonly security?: (ctx: PlayerContext) => Promise<Record<string, unknown>>
  /** What this slice gives, once, for a step that makes an account whole. */
  readonly stepRewards?: (theme: ThemeData) => { readonly [S in AccountStep]?: WireReward }
  /** Those of its steps that give this player nothing, as the number or the mailbox was rewarded before. */
  readonly stepsWithoutReward?: (ctx: PlayerContext) => Promise<readonly AccountStep[]>
  /** This slice's part of `app/init`, for guests too. */
  readonly init?: (ctx: VisitorContext) => Promise<Record<string, unknown>>
  /** This slice's part in opening an account, inside the same transaction. */
  readonly signUp?: (ctx: VisitorContext, tx: Tx, newcomer: Newcomer) => Promise<void>
  /** After a player has shown in another way that the mailbox is theirs, inside the same transaction. */
  readonly mailboxProved?: (ctx: VisitorContext, tx: Tx, player: Player) => Promise<void>
  /**
   * Whether this person may open an account, or bring the address into the one that `id` names: no is told as a taken
   * name is, so that nobody learns who is excluded. What may be known is refused with an AppError.
   */
  readonly maySignUp?: (
    ctx: VisitorContext,
    who: Pick<Player, 'email' | 'birthDate'> & { readonly id?: Player['id'] },
  ) => Promise<boolean>
  /** Asked before every write of a player, whichever slice it belongs to; refuses with an AppError. */
  readonly guard?: (ctx: PlayerContext) => Promise<void>
  /**
   * Asked before a round or a purchase begins (`starts` of a contract) or costs more, and before entries or gifts of a day
   * are given; also where another server debits a round. Refuses with an AppError.
   */
  readonly guardStart?: (ctx: PlayerContext, start: Start) => Promise<void>
  /** Asked before any page is shown: where to go instead, or what the page asks for. `page` is a path without language prefix. */
  readonly guardPage?: (ctx: VisitorContext, page: string) => Promise<PageGuard | null>
  /** What a guest's page depends on besides its address and language: guests for whom this differs share no drawn page. */
  readonly guestPages?: (ctx: VisitorContext) => Promise<string>
  /** Asked before every call that wants a person in front of it (`wantsPerson`); refuses with an AppError. */
  readonly person?: (ctx: VisitorContext, contract: RouteContract) => Promise<void>
  /** What the player played in this slice's rounds since then, for each mode in which there was a round. */
  readonly played?: (ctx: PlayerContext, since: Instant) => Promise<readonly Played[]>
  /** Which games the player's last rounds of this slice were in. */
  readonly lastGames?: (ctx: PlayerContext) => Promise<readonly LastPlayed[]>
  /** Whether this slice takes money for anything now. */
  readonly isSelling?: (ctx: VisitorContext) => boolean
  /** This slice's part of `page/home`. */
  readonly home?: (ctx: VisitorContext) => Promise<Record<string, unknown>>
  /** What waits for a person at this slice's desk: its page, and how much. */
  readonly desk?: { readonly path: string; readonly countWaiting: (ctx: VisitorContext) => Promise<number> }
  /** Words that operators put in place of built ones, as ICU by the key of a message. */
  readonly words?: (ctx: VisitorContext, locale: Locale) => Readonly<Record<string, string>>
  /** What operators write that this slice shows. */
  readonly content?: readonly ContentKind[]
  /** This slice's cards for the promotions page and the strip on home. */
  readonly promotions?: (ctx: VisitorContext) => Promise<readonly Promotion[]>
  /** Whose games this slice brings in, the house itself or others, as of now. */
  readonly gameProviders?: () => readonly GameProvider[]
  /**
   * Whether something of this slice that was drawn from the pair in use has still to show what comes. Asked before the
   * pair is revealed, while it is locked; also of a slice that is switched off.
   */
  readonly holdsSeeds?: (tx: Tx, owner: SeedOwner) => Promise<boolean>
  /** The player's rounds that this slice keeps, the newest first and so many at most: its part of the one history. */
  readonly rounds?: (ctx: PlayerContext, filter: RoundFilter, max: number) => Promise<readonly ListedRound[]>
  /** What this slice shows of the present moment to every page of the brand, over the public feed. */
  readonly liveChannels?: (brand: string) => readonly LiveChannel[]
  /** Origins whose pages this slice shows in frames; no page may frame any other. */
  readonly frameOrigins?: () => readonly string[]
  /** Of those origins, the ones whose pages may use the camera, where the frame asks for it (`allow`). */
  readonly cameraOrigins?: () => readonly string[]
  /** Origins that pages of this slice call; without any a page calls its own site alone. */
  readonly connectOrigins?: () => readonly string[]
  /**
   * Whether this player may be sent something promotional now. Every slice is asked just before each sending, also one
   * that is switched off; one no is enough, and so is one that cannot answer.
   */
  readonly mayPromote?: (ctx: JobContext, playerId: Id<'plr'>, channel: PromotionChannel) => Promise<boolean>
  /** Whether this player wants to hear of such things; asked as `mayPromote` is, of every notification. */
  readonly mayNotify?: (ctx: JobContext, playerId: Id<'plr'>, what: NotificationKind) => Promise<boolean>
  /**
   * What this slice keeps about a player, as JSON, for the copy that players may ask for: no secrets, nobody else. Asked
   * of every slice, also one that is switched off.
   */
  readonly personalData?: (ctx: JobContext, playerId: Id<'plr'>) => Promise<unknown>
  /** Its tables with a column of players' ids, and what becomes of an erased one's rows; one in no list fails a test. */
  readonly personalTables?: readonly PersonalTable[]
  /** What there is to erase besides, such as rows that are found by the address alone. Done again it changes nothing. */
  readonly erase?: (ctx: JobContext, tx: Tx, player: Player) => Promise<void>
  /**
   * This slice's part in closing an account, inside the same transaction: what is under way ends by the house's rule,
   * and what reaches out to the player is off. Asked again when the closing becomes final, also of a slice that is off.
   */
  readonly closeAccount?: (ctx: Context, tx: Tx, playerId: Id<'plr'>) => Promise<void>
  /** Whether something under way may still win for this player that only others can settle: a closing gives a reference for it. */
  readonly mayStillWin?: (tx: Tx, playerId: Id<'plr'>) => Promise<boolean>
  /** After personal data changed, inside the same transaction; also of a slice that is off. */
  readonly personChanged?: (ctx: Context, tx: Tx, playerId: Id<'plr'>) => Promise<void>
  /** Whether the player may take a closing back; one no is enough. */
  readonly mayReopen?: (ctx: Context, playerId: Id<'plr'>) => Promise<boolean>
  /** Demo data, for a fresh development site; idempotent. */
  readonly seed?: (ctx: Context) => Promise<void>
  /** Where this slice speaks over WebSockets. */
  readonly socket?: SocketDoor
  /** Drains what the slice keeps running between requests, before the database closes. */
  readonly close?: () => Promise<void>
}

/** Whether a feature is on, and what else the slice says of it: from when until when, and where it is. */
export interface FeatureStanding {
  readonly isActive: boolean
  readonly finishedAt?: number | null
  readonly [fact: string]: unknown
}

/** What a new account is asked to do, as `check-rewards` names it. */
export type AccountStep = 'emailConfirmation' | 'phoneConfirmation' | 'profileComplete'

/** By which way something promotional would reach a player; `site` is a page that the player has open. */
export type PromotionChannel = 'email' | 'push' | 'text' | 'site'

export interface PageGuard {
  /** A path of this site without language prefix; with `isExternal` an address elsewhere, which loads a new document. */
  readonly redirect?: string
  readonly isExternal?: boolean
  /** Checks of the page's own router, by name. */
  readonly appMiddleware?: Readonly<Record<string, boolean>>
}

/** Rounds of one mode added up; minor units. */
export interface Played {
  readonly mode: Session['gameMode']
  readonly rounds: number
  readonly stake: bigint
  readonly win: bigint
}

/** A game, and the player's last round in it: ids sort by time, across all slices. */
export interface LastPlayed {
  readonly game: string
  readonly round: Id<'rnd'>
}

export interface SocketDoor {
  readonly path: string
  /** How many are open in this process. */
  readonly openCount: () => number
  /** Takes over a request of a page of this very site, while the slice is on. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** What speaks beside the socket, for those who cannot have one. */
  readonly streams?: readonly StreamDoor[]
  /** Ends what is open, before the server stops to listen. */
  close(): Promise<void>
}

/** Answers by itself, maybe without an end; the site only looks at who asks. */
export interface StreamDoor {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** True for other servers, who show a key of their own; false for pages of this very site. */
  readonly isForServers: boolean
  /** Its answer has no end, so it counts as a socket does. */
  readonly staysOpen: boolean
  answer(request: IncomingMessage, response: ServerResponse): void
}

/** An account that is being opened. */
export interface Newcomer {
  readonly playerId: Id<'plr'>
  /** The documents that the form showed. */
  readonly termsIds: readonly string[]
  readonly invitedBy: Id<'plr'> | null
  /** Whoever vouches for the newcomer has verified the address. */
  readonly isMailboxProved: boolean
}

/** What a slice with running parts is opened with; a slice without is a plain `ServerFeature`. */
export interface SiteServices {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly log: Logger
  /** Batches that may be under way at once, where a slice commits in groups. */
  readonly lanes: number
  /** Opens the realtime hub's HTTP API to other servers; there is none without. */
  readonly realtimeApiKey?: string | undefined
  /** To the other processes of this site. */
  readonly bus: Bus
  readonly publicFeed: PublicFeed
  /** The server that holds the sockets in this site's place, where there is one. */
  readonly centrifugo: CentrifugoConfig | undefined
  /** How browsers are reached while the site is closed. */
  readonly push: PushConfig
  /** How machines are kept out. */
  readonly captcha: CaptchaConfig
  /** How the site finds out where its visitors are. */
  readonly places: PlacesConfig
  /** How text messages reach phones; slices offer nothing that needs one where it is off. */
  readonly texts: TextsConfig
  /** Who vouches for people. */
  readonly socials: SocialsConfig
  /** Who checks that they are who they say. */
  readonly verification: VerificationConfig
  /** What stands before a player's own writes, for calls that others make for the player. */
  readonly askForPlayer: AskForPlayer
  /** Every open slice, for those that merge the parts of all; complete once the site has started. */
  readonly slices: () => readonly ServerFeature[]
}

/** Why the player of this session may write nothing now; undefined where nothing keeps them from it. */
export type AskForPlayer = (ctx: RequestContext, tx: Tx, asked: AskedPlayer) => Promise<ProblemCode | undefined>

/** Not the other server's own: the mode that is played, whatever the player has switched to, and where the player is. */
export interface AskedPlayer {
  readonly session: Id<'ses'>
  readonly gameMode: Session['gameMode']
  readonly address: string
}

export type ServerDoor = ServerFeature | ((services: SiteServices) => ServerFeature)

export interface BoundRoute {
  readonly contract: RouteContract
  readonly verb: (ctx: VisitorContext & ProviderContext & UploadContext, input: InputOf<RouteContract>) => Promise<unknown>
}

type ContextFor<C extends RouteContract> = C['actor'] extends 'player'
  ? PlayerContext
  : C['actor'] extends 'provider'
    ? ProviderContext
    : VisitorContext

/** Joins a contract and its verb. The contract's reply schema is the verb's return type. */
export const bind = <C extends RouteContract>(
  contract: C,
  verb: (ctx: ContextFor<C>, input: InputOf<C>) => Promise<ReplyOf<C>>,
): BoundRoute => ({ contract, verb: verb as unknown as BoundRoute['verb'] })

/** The same for a contract that takes a file. */
export const bindUpload = <C extends RouteContract>(
  contract: C,
  verb: (ctx: UploadContext, input: InputOf<C>) => Promise<ReplyOf<C>>,
): BoundRoute => ({ contract, verb: verb as unknown as BoundRoute['verb'] })

export interface Job {
  readonly name: string
  /** A cron expression in the brand's time zone. */
  readonly schedule: string
  readonly run: (ctx: JobContext) => Promise<void>
}

/** What happened, in the past tense. A slice that adds an event adds a line by declaration merging in its contract. */
export interface DomainEventPayloads {
  'player.signed-up': { readonly isReferred: boolean }
  'player.signed-in': {
    readonly sessionId: Id<'ses'>
    /** With a browser that this player has not used before; never said of the first one. */
    readonly isNewDevice: boolean
  }
  /** Three failures locked the account. */
  'player.locked-out': Record<never, never>
  'round.settled': {
    readonly roundId: Id<'rnd'>
    readonly game: string
    readonly mode: 'SweepStakes' | 'TournamentPoints'
    /** Minor units. */
    readonly stake: number
    readonly win: number
    readonly isFree: boolean
  }
  /** Free spins were won somewhere; the slice that plays games keeps them. */
  'free-spins.granted': {
    /** The business key of what earned them. */
    readonly id: string
    readonly game: string
    readonly count: number
    /** Minor units a spin. */
    readonly betLevel: number
    readonly lifetimeSeconds: number
  }
  /** What others settled came to an account that is closed. */
  'closed-account.credited': Record<never, never>
  /** The prize of a day was claimed. */
  'daily-login.claimed': { readonly day: CalendarDay }
  /** Somebody of the staff looked at a document that shows who the player is. */
  'identity-document.decided': {
    readonly documentId: string
    readonly isAccepted: boolean
    /** The operator's id. */
    readonly by: string
  }
  /** Something to tell the player outside the site; the slice that sends to browsers listens. */
  'notification.wanted': NotificationWish
  /** It has become pointless; by the key of the wish. */
  'notification.withdrawn': { readonly key: string }
  /** An offer to mail; the subscription slice sends it to whom it may be sent. */
  'offer-mail.wanted': OfferMail
  /** One was queued, and may be due. */
  'notification.queued': { readonly dueAt: Instant }
}

export interface NotificationKind {
  /** Which of the player's switches it goes by. */
  readonly kind: string
  /** It invites to play: not for those who take a break, nor for those who did not ask for it. */
  readonly isPromotional: boolean
}

/** A notification before it has a device: what it says, in every language, and how pressing it is. */
export interface NotificationWish extends NotificationKind {
  /** Its business key: of two with one key and one player the later replaces the earlier that has not left yet. */
  readonly key: string
  readonly title: Readonly<Record<Locale, string>>
  readonly body: Readonly<Record<Locale, string>>
  /** A path of this site, without language prefix. */
  readonly url: string
  /** How long it is worth something, from when it is due. */
  readonly ttlSeconds: number
  readonly urgency: 'very-low' | 'low' | 'normal' | 'high'
  /** Now, where nothing is said. */
  readonly dueAt?: Instant
  /** Left out where the device is in use: the player sees it on the screen. */
  readonly isForAbsent?: boolean
  /** Not for the device of this session. */
  readonly exceptSession?: Id<'ses'>
}

/** What invites to play by mail: for those alone who asked for it, and not for those who take a break. */
export interface OfferMail {
  /** Its business key: of two with one key and one player one is sent. */
  readonly key: string
  readonly subject: Readonly<Record<Locale, string>>
  readonly paragraphs: Readonly<Record<Locale, readonly string[]>>
  /** `path` without language prefix. */
  readonly action: { readonly label: Readonly<Record<Locale, string>>; readonly path: string }
}

export type DomainEventType = keyof DomainEventPayloads

export interface DomainEvent<E extends DomainEventType = DomainEventType> {
  readonly id: bigint
  readonly type: E
  readonly playerId: Id<'plr'>
  readonly at: Instant
  readonly payload: DomainEventPayloads[E]
}
