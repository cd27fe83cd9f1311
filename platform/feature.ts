import type { Logger } from 'pino'
import type { GuardedAs, DataOf, InputOf, ReplyOf, RouteContract } from '#kernel/contract.ts'
import type { DomainEvent, DomainEventType } from '#kernel/event.ts'
import type { FeatureDefinition } from '#kernel/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import type { WireReward } from '#kernel/reward.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { Clock, Instant } from '#kernel/time.ts'
import type { OperatorContext } from './auth/operators/operators.ts'
import type { Player } from './auth/players.ts'
import type { Bus, PublicFeed } from './bus/index.ts'
import type { CaptchaConfig } from './config/captcha.ts'
import type { CentrifugoConfig } from './config/config.ts'
import type { EventArchive } from './config/event-archive.ts'
import type { MonthArchive } from './config/month-archive.ts'
import type { JurisdictionConfig } from './config/jurisdictions.ts'
import type { PushConfig } from './config/push.ts'
import type { SocialLoginConfig } from './config/social-login.ts'
import type { SmsConfig } from './config/sms.ts'
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
import type { LiveGauge } from './http/metrics.ts'
import type { PersonalTable } from '#kernel/personal-table.ts'
import type { GameProvider } from './game-provider.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { SourceHealth } from './rng-health.ts'
import type { ProblemCode } from './problem.ts'
import type { SocketEndpoint } from './socket-endpoint.ts'

export type { DomainEvent, DomainEventPayloads, DomainEventType } from '#kernel/event.ts'
export type { NotificationKind, NotificationWish, OfferMail } from './events/index.ts'
export type { FactRange, GameFacts, GameProvider, ProvidedGame } from './game-provider.ts'

/**
 * The server entry of a slice. A slice that asks the others for a part of its own adds the member by declaration
 * merging, in its `server/extension-points.ts`.
 */
export interface ServerFeature {
  readonly id: string
  /** Set on the few slices that no theme can switch off; all others are gated by their id. */
  readonly isInEveryTheme?: true
  readonly routes?: readonly BoundRoute[]
  /** Event handlers; at least once, in order per player, each in its own transaction. */
  readonly on?: { readonly [E in DomainEventType]?: (ctx: JobContext, event: DomainEvent<E>, tx: Tx) => Promise<void> }
  /**
   * Filters frequent events, without I/O; events left out cost no transaction. Code that must react to every round is a
   * promotion (`promotions/`), whose reader takes events in batches.
   */
  readonly wants?: { readonly [E in DomainEventType]?: (ctx: JobContext, event: DomainEvent<E>) => boolean }
  /** Readers of events (`outbox.reader`) whose cursors this slice moves itself, in a job. */
  readonly eventReaders?: readonly string[]
  /** Once for each brand. */
  readonly jobs?: readonly Job[]
  /** Once for all brands, also while this slice is off. */
  readonly siteJobs?: readonly SiteJob[]
  /** This slice's part of `player/profile`, typed by `PlayerProfile` of its contract; a key belongs to one slice. */
  readonly profile?: (ctx: PlayerContext) => Promise<Partial<PlayerProfile>>
  /** This slice's status for this player, by the keys of `statusFeatures` and `featuresInfo` of the profile. */
  readonly status?: (ctx: PlayerContext) => Promise<Readonly<Record<string, FeatureStatus>>>
  /** One-time rewards of this slice for onboarding steps. */
  readonly stepRewards?: (theme: ThemeData) => { readonly [S in AccountStep]?: WireReward }
  /** The steps without a reward for this player, whose phone number or mailbox was already rewarded. */
  readonly stepsWithoutReward?: (ctx: PlayerContext) => Promise<readonly AccountStep[]>
  /** This slice's fragment of `app/init`, for guests too. */
  readonly init?: (ctx: VisitorContext) => Promise<Record<string, unknown>>
  /**
   * Whether this person may open an account, or add the address to the one that `id` names. A refusal is reported
   * like a taken name, so that nobody learns who is excluded. Reasons that may be disclosed are thrown as an
   * AppError.
   */
  readonly maySignUp?: (
    ctx: VisitorContext,
    who: Pick<Player, 'email' | 'birthDate'> & Partial<Pick<Player, 'id' | 'state'>>,
  ) => Promise<boolean>
  /** Called before every player write of any slice; refuses with an AppError. */
  readonly guard?: (ctx: PlayerContext) => Promise<void>
  /**
   * Called before a round or a purchase begins (`guardedAs` of a contract) or its cost rises, before entries or daily
   * gifts are granted, and when another server debits a round. Refuses with an AppError.
   */
  readonly guardAs?: (ctx: PlayerContext, start: GuardedAs) => Promise<void>
  /** Cache key part of guest pages: guests with different values share no cached page. */
  readonly guestPages?: (ctx: VisitorContext) => Promise<string>
  /** Called before every call that requires a human (`wantsPerson`); refuses with an AppError. */
  readonly person?: (ctx: VisitorContext, contract: RouteContract) => Promise<void>
  /** The player's turnover in this slice's rounds since then, per mode with a round. */
  readonly played?: (ctx: PlayerContext, since: Instant) => Promise<readonly Played[]>
  /** Kinds of operator-written content of this slice. */
  readonly content?: readonly ContentKind[]
  /** Game providers of this slice, in-house or external. */
  readonly gameProviders?: () => readonly GameProvider[]
  /** What this slice tells whoever watches the site from outside, read each time that they ask. */
  readonly gauges?: readonly LiveGauge[]
  /** Origins that this slice embeds in iframes; pages may frame no other. */
  readonly frameOrigins?: () => readonly string[]
  /** Those of the origins that may use the camera in a frame (`allow`). */
  readonly cameraOrigins?: () => readonly string[]
  /** Those of the origins that may ask for a payment in a frame (`allow`), on cash pages. */
  readonly paymentOrigins?: () => readonly string[]
  /** External origins that pages of this slice connect to; by default only the site itself. */
  readonly connectOrigins?: () => readonly string[]
  /**
   * Whether this player may receive promotional messages now. Every slice is asked before each one, even if disabled;
   * one refusal or failure suffices to suppress it.
   */
  readonly mayPromote?: (ctx: JobContext, playerId: Id<'plr'>, channel: PromotionChannel) => Promise<boolean>
  /** Its tables with a player id column, and how erasure treats their rows; a table in no list fails a test. */
  readonly personalTables?: readonly PersonalTable[]
  /** Runs after personal data changed, in the same transaction; also for a disabled slice. */
  readonly personChanged?: (ctx: Context, tx: Tx, playerId: Id<'plr'>) => Promise<void>
  /** Demo data for a fresh development site; idempotent. */
  readonly seed?: (ctx: Context) => Promise<void>
  /** WebSocket endpoints of this slice. */
  readonly socket?: SocketEndpoint
  /** Stops background work before the database closes. */
  readonly close?: () => Promise<void>
}

/** Whether a feature is on, with its further details: period and location. */
export interface FeatureStatus {
  readonly isActive: boolean
  readonly finishedAt?: number | null
  readonly [fact: string]: unknown
}

/** Onboarding steps of a new account, as named by `check-rewards`. */
export type AccountStep = 'emailConfirmation' | 'phoneConfirmation' | 'profileComplete'

/** The channel of a promotional message; `site` is an open page of the player. */
export type PromotionChannel = 'email' | 'push' | 'text' | 'site'

export interface PageGuard {
  /** A path of this site without language prefix; with `isExternal` an external URL, which loads a new document. */
  readonly redirect?: string
  readonly isExternal?: boolean
  /** Route guards of the page router, by name. */
  readonly appMiddleware?: Readonly<Record<string, boolean>>
}

/** Totals of one mode's rounds, in minor units. */
export interface Played {
  readonly mode: Session['gameMode']
  readonly rounds: number
  readonly stake: bigint
  readonly win: bigint
}

/** A game and the player's last round in it: ids sort by time, across all slices. */
export interface LastPlayed {
  readonly game: string
  readonly round: Id<'rnd'>
}

/** An account being opened. */
export interface Newcomer {
  readonly playerId: Id<'plr'>
  /** The document versions shown in the form. */
  readonly termsIds: readonly string[]
  readonly invitedBy: Id<'plr'> | null
  /** The provider has verified the address. */
  readonly isMailboxProved: boolean
}

/** Dependencies of a slice with background work; a slice without is a plain `ServerFeature`. */
export interface SiteServices {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly log: Logger
  /** Of the random source of this process. */
  readonly randomHealth: SourceHealth
  /** Maximum concurrent batches of a slice with group commit. */
  readonly lanes: number
  /** Key of the realtime hub's HTTP API for other servers; absent, the API is off. */
  readonly realtimeApiKey?: string | undefined
  /** Bus to the site's other processes. */
  readonly bus: Bus
  readonly publicFeed: PublicFeed
  /** The external server that holds the sockets, if configured. */
  readonly centrifugo: CentrifugoConfig | undefined
  /** Browser push settings, for players without an open page. */
  readonly push: PushConfig
  /** CAPTCHA settings. */
  readonly captcha: CaptchaConfig
  /** Files of past events; without months there are none. */
  readonly eventArchive: EventArchive
  /** Files of rounds that have left the database. */
  readonly roundArchive: MonthArchive
  /** Files of audit entries that have left the database. */
  readonly auditArchive: MonthArchive
  /** Location settings. */
  readonly jurisdiction: JurisdictionConfig
  /** Text message settings; if off, slices offer nothing that needs them. */
  readonly sms: SmsConfig
  /** Social login providers. */
  readonly socialLogin: SocialLoginConfig
  /** The identity verification provider. */
  readonly verification: VerificationConfig
  /** Payment providers, the preferred one first; without one nothing is sold or paid out. */
  readonly payments: readonly PaymentProvider[]
  /** The environment of a brand of this site, for calls that arrive at another brand's host. */
  readonly contextOf: (brand: string) => Context | undefined
  /** The guards of player writes, for calls that other servers make on a player's behalf. */
  readonly askForPlayer: AskForPlayer
  /** Per-brand options of slices, and the pages removed with disabled ones. */
  readonly definitions: readonly FeatureDefinition[]
  /** The built-in messages of all slices in one language. */
  readonly loadMessages: (locale: Locale) => Promise<Record<string, object>>
  /** Every open slice, for slices that merge fragments; complete once the site has started. */
  readonly slices: () => readonly ServerFeature[]
}

/** Why the player of this session may not write now; undefined if allowed. */
export type AskForPlayer = (ctx: RequestContext, tx: Tx, asked: AskedPlayer) => Promise<ProblemCode | undefined>

/**
 * Set by this site, not by the other server: the mode of the round, regardless of the player's current one, and the
 * player's location.
 */
export interface AskedPlayer {
  readonly session: Id<'ses'>
  readonly gameMode: Session['gameMode']
  readonly address: string
}

export type ServerEntry = ServerFeature | ((services: SiteServices) => ServerFeature)

export interface BoundRoute {
  readonly contract: RouteContract
  readonly verb: (
    ctx: VisitorContext & ProviderContext & UploadContext & OperatorContext,
    input: InputOf<RouteContract>,
  ) => Promise<unknown>
  readonly refuse?: BoundRefusal
}

/**
 * For verbs that authorize callers themselves: throws or replies if unauthorized. Runs before validation errors are
 * reported, so that unauthorized callers learn nothing of the schema.
 */
export type BoundRefusal = (ctx: VisitorContext & ProviderContext, sent: unknown) => Promise<unknown>

type ContextFor<C extends RouteContract> = C['actor'] extends 'player'
  ? PlayerContext
  : C['actor'] extends 'provider'
    ? ProviderContext
    : C['actor'] extends 'operator'
      ? OperatorContext
      : VisitorContext

/** Binds a verb to its contract. The contract's reply schema is the verb's return type. */
export const bind = <C extends RouteContract>(
  contract: C,
  verb: (ctx: ContextFor<C>, input: InputOf<C>) => Promise<ReplyOf<C>>,
  refuse?: (ctx: ContextFor<C>, sent: unknown) => Promise<ReplyOf<C> | undefined>,
): BoundRoute => ({
  contract,
  verb: verb as unknown as BoundRoute['verb'],
  ...(refuse && { refuse: refuse as unknown as BoundRefusal }),
})

/** The same for a read that replies with data and nothing else. */
export const bindInfo = <C extends RouteContract>(
  contract: C,
  read: (ctx: ContextFor<C>, input: InputOf<C>) => Promise<DataOf<C>>,
): BoundRoute => bind(contract, async (ctx, input) => ({ success: true, data: await read(ctx, input) }) as ReplyOf<C>)

/** The same for a contract with a file upload. */
export const bindUpload = <C extends RouteContract>(
  contract: C,
  verb: (ctx: UploadContext, input: InputOf<C>) => Promise<ReplyOf<C>>,
): BoundRoute => ({ contract, verb: verb as unknown as BoundRoute['verb'] })

export interface Job {
  readonly name: string
  /** A cron expression in the brand's time zone. */
  readonly schedule: string
  /** Runs also while its slice is off: it settles or deletes what the brand owes. */
  readonly runsWhenOff?: true
  readonly run: (ctx: JobContext) => Promise<void>
}

export interface SiteJob {
  readonly name: string
  /** A cron expression in UTC. */
  readonly schedule: string
  readonly run: () => Promise<void>
}
