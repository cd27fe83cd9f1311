import type { Logger } from 'pino'
import type { Id, IdPrefix } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Rng } from '#kernel/rng.ts'
import type { ThemeData } from '#kernel/theme.ts'
import type { CalendarDay, Clock, Instant } from '#kernel/time.ts'
import type { BrandContent } from './content/live-content.ts'
import type { Vault } from './crypto/vault.ts'
import type { Reader, Tx } from './db/database.ts'

export type { Locale } from '#kernel/locale.ts'

/** What every piece of server code may ask for. Nothing else reaches for the clock, chance or the process. */
export interface Context {
  readonly theme: ThemeData
  readonly clock: Clock
  readonly rng: Rng
  readonly vault: Vault
  readonly log: Logger
  readonly reader: Reader
  /** What operators published for this brand. */
  readonly content: BrandContent
  /** Whether a slice is on: the theme has it and no operator switched it off. */
  isOn(feature: string): boolean
  newId<P extends IdPrefix>(prefix: P): Id<P>
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** What a request adds. `today` is the brand's calendar day. */
export interface RequestContext extends Context {
  readonly requestId: string
  readonly locale: Locale
  readonly today: CalendarDay
  /** Of the site as this request names it: scheme and host. */
  readonly origin: string
  readonly address: string
  readonly userAgent: string
  readonly cookies: Cookies
  /** True for calls that this server makes of itself while it renders a page; no client can claim it. */
  readonly isOwnServer: boolean
  /** The `Idempotency-Key` header, or a fresh id where the client sent none. */
  readonly idempotencyKey: string
}

/** Anyone: `session` is null for a guest. */
export interface VisitorContext extends RequestContext {
  readonly session: Session | null
}

/** A server of somebody else. The slice knows whose key it is and checks the signature before anything else. */
export interface ProviderContext extends RequestContext {
  readonly signed: SignedRequest
}

/** A call that brings a file (`takesFile` of its contract). */
export interface UploadContext extends PlayerContext {
  /** Once. */
  openUpload(): Promise<Upload>
}

export interface Upload {
  /** As the browser says; empty where it does not. */
  readonly name: string
  /** As it arrives; throws `too-large` where there is more than the contract takes. */
  readonly bytes: AsyncIterable<Uint8Array>
}

export interface SignedRequest {
  readonly keyId: string
  readonly timestamp: string
  readonly signature: string
  /** What was signed: method, path, timestamp and body, a line each. */
  readonly message: string
}

/** Somebody who signed in, and was active within the last 30 minutes where the call needs it. */
export interface PlayerContext extends RequestContext {
  readonly session: Session
  readonly playerId: Id<'plr'>
}

/** A scheduled or queued piece of work, for one brand. */
export interface JobContext extends Context {
  readonly today: CalendarDay
}

export interface Session {
  readonly id: Id<'ses'>
  readonly playerId: Id<'plr'>
  /** What the player plays for: it stands here because every page and every round asks. */
  readonly gameMode: 'SweepStakes' | 'TournamentPoints'
  /** True after 30 idle minutes: reading goes on, games and money ask for the password. */
  readonly isIdle: boolean
  /** When this stay began: at the sign-in, or when the password was given after the last idle time. */
  readonly since: Instant
}

export interface Cookies {
  /** Over https a cookie that scripts cannot read is taken under its `__Host-` name alone: no other host can plant it. */
  get(name: string, options?: { readableByScripts?: boolean; path?: string }): string | undefined
  /** Secure outside development; Path=/, HttpOnly and SameSite=Lax unless said otherwise. With a path it is Strict. */
  set(name: string, value: string, options: { maxAgeSeconds: number; readableByScripts?: boolean; path?: string }): void
  clear(name: string, options?: { path?: string }): void
}
