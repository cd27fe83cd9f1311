import type { Logger } from 'pino'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { CampaignExperiment, ExperimentStop } from '#kernel/campaign-experiment.ts'
import type { Id, IdPrefix } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Rng } from '#kernel/rng.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { CalendarDay, Clock, Instant } from '#kernel/time.ts'
import type { BrandContent } from './content/live-content.ts'
import type { Vault } from './crypto/vault.ts'
import type { Reader, Tx } from './db/database.ts'

export type { Locale } from '#kernel/locale.ts'

/** The environment of all server code. Nothing else accesses the clock, randomness or the process. */
export interface Context {
  readonly theme: ThemeData
  readonly clock: Clock
  readonly rng: Rng
  readonly vault: Vault
  readonly log: Logger
  readonly reader: Reader
  /** The files of audit entries that have left the database. */
  readonly auditFolder: string
  /** Content that operators published for this brand. */
  readonly content: BrandContent
  /** Whether a slice is on: enabled by the theme and not switched off by an operator. */
  isOn(feature: string): boolean
  /** Whether an operator switched something of this brand off by its name, a slice or a part of one. */
  isSwitchedOff(name: string): boolean
  /** Whether the player may receive entries: every enabled slice is asked. */
  areEntriesOpen(to: Recipient): Promise<boolean>
  /** Those of these players who may not, asked outside of a visit. */
  entriesClosedTo(db: Reader, players: readonly Id<'plr'>[]): Promise<ReadonlySet<Id<'plr'>>>
  /** Those of these campaigns that this player may see, each with the player's arm of its experiment. */
  maySee(playerId: Id<'plr'>, campaigns: readonly ShownTo[]): Promise<ReadonlyMap<string, string | null>>
  newId<P extends IdPrefix>(prefix: P): Id<P>
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** A campaign with the audience that may see it, and the experiment that decides what they see. */
export interface ShownTo {
  readonly id: string
  readonly showAudience?: AudienceTree | null
  readonly experiment?: CampaignExperiment | null
  readonly experimentStop?: ExperimentStop | null
}

/** Per-request additions. `today` is the brand's calendar day. */
export interface RequestContext extends Context {
  readonly requestId: string
  readonly locale: Locale
  readonly today: CalendarDay
  /** The site's origin as requested: scheme and host. */
  readonly origin: string
  readonly address: string
  readonly userAgent: string
  readonly cookies: Cookies
  /** True for calls this server makes to itself while rendering a page; a client cannot set it. */
  readonly isOwnServer: boolean
  /** True for calls that pages make without user interaction (`isUnattended` of the contract): no sign of activity. */
  readonly isUnattended: boolean
  /** The `Idempotency-Key` header, or a new id if the client sent none. */
  readonly idempotencyKey: string
}

/** Any caller: `session` is null for a guest. */
export interface VisitorContext extends RequestContext {
  readonly session: Session | null
}

/** An external server. The slice looks up its key and verifies the signature before anything else. */
export interface ProviderContext extends RequestContext {
  readonly signed: SignedRequest
  /** For providers with a signature of their own. */
  readonly raw: RawCall
}

/** A request of another server as it arrived: headers in lower case, the body unparsed. */
export interface RawCall {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** A file upload (`takesFile` of its contract). */
export interface UploadContext extends PlayerContext {
  /** Can be read once. */
  openUpload(): Promise<Upload>
}

export interface Upload {
  /** As reported by the browser; empty if absent. */
  readonly name: string
  /** Streams the upload; throws `too-large` beyond the contract's limit. */
  readonly bytes: AsyncIterable<Uint8Array>
}

export interface SignedRequest {
  readonly keyId: string
  readonly timestamp: string
  readonly signature: string
  /** The signed data: method, path, timestamp and body, one per line. */
  readonly message: string
}

/** A signed-in player, active within the last 30 minutes where the call requires it. */
export interface PlayerContext extends RequestContext {
  readonly session: Session
  readonly playerId: Id<'plr'>
}

/** A scheduled or queued job, for one brand. */
export interface JobContext extends Context {
  readonly today: CalendarDay
}

/** The recipient: a player, or null for a guest; and their request, or null in a job. */
export interface Recipient {
  readonly db: Reader
  readonly playerId: Id<'plr'> | null
  readonly visit: VisitorContext | null
}

export interface Session {
  readonly id: Id<'ses'>
  readonly playerId: Id<'plr'>
  /** The account state, checked before every round. */
  readonly residence: string
  /** A test account: it moves no real money. */
  readonly isTest: boolean
  /** The selected game mode. Part of the session because every page and every round needs it. */
  readonly gameMode: 'SweepStakes' | 'TournamentPoints'
  /** True after 30 idle minutes: reading continues, games and money require the password. */
  readonly isIdle: boolean
  /** When this visit began: at sign-in, or when the password was given after the last idle period. */
  readonly since: Instant
}

export interface Cookies {
  /** Over https an HttpOnly cookie is read only under its `__Host-` name, which no other host can plant. */
  get(name: string, options?: { readableByScripts?: boolean; path?: string }): string | undefined
  /** Secure outside development; Path=/, HttpOnly and SameSite=Lax by default. With a path it is Strict. */
  set(name: string, value: string, options: { maxAgeSeconds: number; readableByScripts?: boolean; path?: string }): void
  clear(name: string, options?: { path?: string }): void
}
