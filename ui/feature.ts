import type { ComponentType, ReactNode } from 'react'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { PlayerProfile } from '#kernel/profile.ts'
import type { ApiClient } from './api/client.ts'
import type { IconName } from './icons/names.ts'
import type { GeoReason } from './parts/geo-reasons.ts'
import type { OnceParameter } from './page/query-parameters.ts'
import type { PushHandler } from './realtime/on-message.ts'

/** The web module entry of a slice: what it registers with the page. Components load lazily. */
export interface WebFeature {
  readonly id: string
  /** By modal name, which `?openModal=` may also carry. */
  readonly modals?: Readonly<Record<string, WebModal>>
  /**
   * Reads that the server makes before it renders any page for a player, because a card or watcher of this slice
   * needs them. Data read later must not change the first render.
   */
  readonly playerQueries?: (api: ApiClient) => readonly PlayerQuery[]
  /** What this slice does when a page opens with a certain query parameter. */
  readonly arrivals?: readonly WebArrival[]
  /** The slice's nav items. */
  readonly navItems?: readonly NavItem[]
  /** The slice's account pages. */
  readonly accountAreas?: readonly AccountArea[]
  /** Cards on another slice's account page. */
  readonly accountCards?: readonly AccountCardOf[]
  /** Its position among the promotions of the strip, the promotions page and the vault; without one it comes last. */
  readonly promoOrder?: number
  /** Cards of the promo strip on home and lobby. */
  readonly tiles?: readonly (() => Promise<{ default: ComponentType }>)[]
  /** Meters beside a game's balances while it is played; each renders nothing where the game does not count. */
  readonly gameMeters?: readonly (() => Promise<{ default: ComponentType<GameMeterProps> }>)[]
  /** Actions beside a large win once its round is over; each renders nothing where it does not apply. */
  readonly winActions?: readonly (() => Promise<{ default: ComponentType<WinActionProps> }>)[]
  /** The page where a guest tries this game without an account; null if it has none. */
  readonly demoPath?: (game: TriedGame) => string | null
  /** Sections of home and lobby below the promo strip; each renders nothing when empty. */
  readonly homeSections?: readonly HomeSection[]
  /** Sections for players only; guests never fetch them. */
  readonly playerHomeSections?: readonly HomeSection[]
  /** Actions offered when the region is blocked or unknown, instead of retrying. */
  readonly geoblockAction?: () => Promise<{ default: ComponentType<{ readonly reason: GeoReason }> }>
  /** Actions for an upcoming campaign, on its page and in its modal. */
  readonly campaignAction?: () => Promise<{ default: ComponentType<{ readonly campaignId: string }> }>
  /** Progress of the ring around the avatar, 0 to 1; null draws no ring. */
  readonly avatarRing?: (profile: PlayerProfile) => number | null
  /** Mounted on every page and invisible until needed: they recover refused calls and open modals. */
  readonly watchers?: readonly (() => Promise<{ default: ComponentType }>)[]
  /** Watchers for signed-in players only; guests never fetch them. */
  readonly playerWatchers?: readonly (() => Promise<{ default: ComponentType }>)[]
  /** Additional sign-in methods below the sign-in form; those that can register also appear on the sign-up sheet. */
  readonly signInParts?: readonly SignInPart[]
  /** Optional questions for a new player, shown below the greeting. */
  readonly welcomeParts?: readonly (() => Promise<{ default: ComponentType }>)[]
  /** Alternatives to password and code when a player has to re-authenticate. */
  readonly proofParts?: readonly (() => Promise<{ default: ComponentType<ProofPartProps> }>)[]
  /** The step that an unfinished sign-in still requires, by reason code. */
  readonly signInSteps?: Readonly<Record<string, () => Promise<{ default: ComponentType<SignInStepProps> }>>>
  /** Push handlers of this slice. They load with the socket, so guests and pages without a socket never fetch them. */
  readonly onPush?: () => Promise<{ readonly onPush: readonly PushHandler[] }>
}

export interface TriedGame {
  readonly slug: string
  /** Slug. */
  readonly provider: string
  readonly facts: { readonly mechanic: string } | null
}

export interface GameMeterProps {
  /** Slug. */
  readonly game: string
  /** The balance in play. */
  readonly mode: 'SweepStakes' | 'TournamentPoints'
}

/** A large win of the player's own round. */
export interface WinActionProps {
  readonly round: string
  /** Slug. */
  readonly game: string
  readonly title: string
  readonly mode: 'SweepStakes' | 'TournamentPoints'
  /** Minor units. */
  readonly stake: number
  readonly win: number
}

/**
 * Groups of nav items. The rail has `play`, `prizes` and `more`, which phones show in the menu. `account`: the avatar
 * menu. `about`: the footer. `bar`: the phone's bottom bar, first two items. `coins`: the header's plus and the bar's
 * raised button, first item. `bell`: the header, first item. `tools`: icons beside the bell, in the phone's menu.
 */
export type NavGroup = 'play' | 'prizes' | 'more' | 'account' | 'about' | 'bar' | 'coins' | 'bell' | 'tools'

/** A nav item. A slice in several groups lists one item for each. */
export interface NavItem {
  readonly group: NavGroup
  /** Order within the group: 10, 20, 30 …, which leaves gaps for new items. */
  readonly order: number
  /** Message key: `lobby.allGames`. Keep it short for the bar. */
  readonly label: string
  readonly icon: IconName
  /** A path without language prefix, or `?openModal=…` for a modal over the current page. */
  readonly path: string
  /** A second path that counts as this item. */
  readonly alsoAt?: string
  /** Audience; defaults to both. */
  readonly for?: 'player' | 'guest'
  /** Whether this player sees the item; not called for guests. */
  readonly isShown?: (profile: PlayerProfile) => boolean
  /** An offer, which a protected player does not see. All items of `prizes` and `coins` are. */
  readonly isOffer?: boolean
  /** The number of unread items for this player; 0 draws no badge. */
  readonly count?: (profile: PlayerProfile) => number
}

/** Groups of account pages, in navigation order. */
export type AccountGroup = 'person' | 'access' | 'news' | 'play' | 'records'

export interface AccountArea {
  /** Order within the group: 10, 20, 30 …, which leaves gaps for new items. */
  readonly order: number
  readonly path: string
  /** Message key: `security.title`. */
  readonly label: string
  /** Defaults to a figure. */
  readonly icon?: IconName
  /** Defaults to `person`. */
  readonly group?: AccountGroup
}

export interface AccountCardOf {
  readonly page: '/profile' | '/profile/security' | '/profile/notifications' | '/profile/privacy'
  /** In the wide column, below the page's own cards. */
  readonly isWide?: boolean
  /** Target of in-page links: `/profile#phone`. */
  readonly anchor: string
  /** Message key: `phone.title`. */
  readonly title: string
  /** Message key of the text below the title. */
  readonly text?: string
  readonly load: () => Promise<{ default: ComponentType }>
}

export interface HomeSection {
  /** Above the game rows, after the first row, or after the last. */
  readonly slot: 'above-rows' | 'after-first-row' | 'after-rows'
  /** Order within the slot: 10, 20, 30 …, which leaves gaps for new items. */
  readonly order: number
  /** It invites to play or buy, so a protected player does not see it. */
  readonly isOffer?: boolean
  readonly load: () => Promise<{ default: ComponentType }>
}

// oxlint-disable-next-line typescript/no-explicit-any -- every query has types of its own
export type PlayerQuery = FetchQueryOptions<any, any, any, any>

export interface WebModal {
  readonly load: () => Promise<{ default: ComponentType<ModalProps> }>
  /** A modal that cannot be closed until it is answered (terms). */
  readonly isBlocking?: boolean
  /** Guests get the sign-up modal instead. */
  readonly needsPlayer?: boolean
  /** The modal reports an outcome, which a link cannot carry; a link to it goes to this page of its subject. */
  readonly outcomeOf?: string
  /** It sells something: an ad that links to it waits until today's free prizes were offered. */
  readonly sells?: boolean
  /** Open above everything while this holds for the signed-in player's profile. */
  readonly isDemanded?: (profile: PlayerProfile) => boolean
  /** Shown also in a blocked region, where other modals are refused (terms). */
  readonly isForBlockedToo?: boolean
}

/** Runs once, after the parameter has been removed from the address. */
export interface WebArrival {
  readonly parameter: OnceParameter
  /** Only for this parameter value. */
  readonly value?: string
  /** Guests sign up first; the action runs afterwards. */
  readonly needsPlayer?: boolean
  readonly load: () => Promise<{ readonly arrive: (value: string, page: ArrivalTarget) => void | Promise<void> }>
}

/** The page API for arrivals. */
export interface ArrivalTarget extends Omit<PushTarget, 'random' | 'lead'> {
  readonly isGuest: boolean
  /** The parameter that triggered an arrival which handles several. */
  readonly parameter: OnceParameter
  /** Aborted when the visitor moves on: to another page or modal, or by signing in or out. */
  readonly signal: AbortSignal
  /** Navigates to a path without language prefix. */
  navigate(path: string): void
}

export interface SignInPart {
  readonly load: () => Promise<{ default: ComponentType<SignInStepProps> }>
  /** Also shown on the sign-up sheet. */
  readonly isForSignUp?: boolean
}

export interface SignInStepProps {
  /** Continues as the sign-in form does. */
  onSignedIn(): Promise<void>
  /** Returns to the first step of the sheet. */
  onBack?(): void
}

export interface ProofPartProps {
  /** The player has no other way to re-authenticate. */
  readonly isMain: boolean
  onProved(): void
}

export interface ModalProps {
  /** Props from the opener, for example `{ slug: 'voltage-sevens' }`. */
  readonly args: ModalArgs
  close(): void
}

export type ModalArgs = Readonly<Record<string, string>>

/** The page API for push handlers. */
export interface PushTarget {
  readonly api: ApiClient
  readonly queries: QueryClient
  /**
   * Opens the modal in turn. `isAnswer` marks a reply to the player's current action, which does not wait for a round
   * or payment to end, `sells` an offer, which waits until today's free prizes were offered.
   */
  openModal(name: string, args?: ModalArgs, options?: { readonly isAnswer?: boolean; readonly sells?: boolean }): void
  toast(message: ReactNode, options?: ToastOptions): void
  /**
   * Navigates elsewhere. Returns false without navigating if the page is hidden or navigation would interrupt
   * something.
   */
  lead(path: string, options?: LeadOptions): boolean
  /** This page's own random number from 0 to 1, which spreads work that all pages would do at the same time. */
  random(): number
}

export interface LeadOptions {
  /** State of the target's history entry. */
  readonly state?: object
  /** Pages below this path expect it and navigate whatever is open. */
  readonly waitingUnder?: string
}

/** `default` shows only its text. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error' | 'default'

export interface ToastOptions {
  readonly kind?: ToastKind
  /** Defaults to five seconds, and to three for confirmations (`success`, `default`). */
  readonly closesAfterMs?: number
  /** Buttons below the text. Such a toast stays until a button is pressed or it is closed. */
  readonly actions?: readonly ToastAction[]
  /** Suppresses a second toast with the same id while one is visible. */
  readonly id?: string
}

export interface ToastAction {
  readonly label: ReactNode
  readonly isMain?: boolean
  run(): void
}
