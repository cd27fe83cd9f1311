import type { ComponentType, ReactNode } from 'react'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { ApiClient } from './api/client.ts'
import type { IconName } from './icons/names.ts'
import type { GeoReason } from './parts/geo-reasons.ts'
import type { OnceParameter } from './page/query-parameters.ts'
import type { Hearing } from './realtime/hear.ts'

/** The web door of a slice: what the page registers of it. Components load lazily. */
export interface WebFeature {
  readonly id: string
  /** By modal name, which `?openModal=` may carry too. */
  readonly modals?: Readonly<Record<string, WebModal>>
  /**
   * Reads that the server makes before it draws any page for a player, because a card or a watcher of this slice
   * stands on it. What is not read beforehand has to look the same on the server and at the first sight in the browser.
   */
  readonly playerQueries?: (api: ApiClient) => readonly PlayerQuery[]
  /** What this slice does when a page is opened with a certain query parameter. */
  readonly arrivals?: readonly WebArrival[]
  /** Where the navigation leads to this slice. */
  readonly places?: readonly WebPlace[]
  /** Pages of the account, in this order within their groups. */
  readonly accountAreas?: readonly AccountArea[]
  /** Cards that this slice puts on another one's page of the account. */
  readonly accountCards?: readonly AccountCardOf[]
  /** Cards of the promo strip on home and lobby, in this order. */
  readonly tiles?: readonly (() => Promise<{ default: ComponentType }>)[]
  /** Parts of home and lobby below the promo strip; each draws nothing where it has nothing to show. */
  readonly homeSections?: readonly HomeSection[]
  /** The same for players alone: guests never fetch them. */
  readonly playerHomeSections?: readonly HomeSection[]
  /** What a visitor may do about it where the region is blocked or unknown; in place of trying again. */
  readonly geoblockAction?: () => Promise<{ default: ComponentType<{ readonly reason: GeoReason }> }>
  /** What a visitor may do about a campaign that is still to come, on its page and in its modal. */
  readonly campaignAction?: () => Promise<{ default: ComponentType<{ readonly campaignId: string }> }>
  /** How full the ring around the avatar is for this player, 0 to 1; null draws none. */
  readonly avatarRing?: (profile: never) => number | null
  /** Stand on every page in the browser and draw nothing until needed: they mend refusals and open modals. */
  readonly watchers?: readonly (() => Promise<{ default: ComponentType }>)[]
  /** The same for as long as somebody is signed in: guests never fetch them. */
  readonly playerWatchers?: readonly (() => Promise<{ default: ComponentType }>)[]
  /** Further ways to sign in, drawn under the form of the sign-in sheet; those that open an account too stand at both. */
  readonly signInParts?: readonly SignInPart[]
  /** What a new player is asked under the greeting, before the way on; each may be passed over. */
  readonly welcomeParts?: readonly (() => Promise<{ default: ComponentType }>)[]
  /** What a player may show in place of password and code, drawn where they prove anew who they are. */
  readonly proofParts?: readonly (() => Promise<{ default: ComponentType<ProofPartProps> }>)[]
  /** Asks for what a sign-in still wants, by the reason that it was not finished for. */
  readonly signInSteps?: Readonly<Record<string, () => Promise<{ default: ComponentType<SignInStepProps> }>>>
  /** What this slice does with pushes. Loads with the socket: guests, and pages without one, never fetch it. */
  readonly onPush?: () => Promise<{ readonly onPush: readonly Hearing[] }>
}

/**
 * Where a place stands. The rail has `play`, `prizes` and `more`, one under the other; on phones they are in the menu.
 * `account`: the menu under the avatar. `about`: the footer. `bar`: the phone's bottom bar, which has room for the first
 * two. `coins`: the first one is the plus of the header and the raised button of the bar. `bell`: the first one.
 */
export type PlaceGroup = 'play' | 'prizes' | 'more' | 'account' | 'about' | 'bar' | 'coins' | 'bell'

/** One entry of the navigation. A slice that stands in several groups lists one for each. */
export interface WebPlace {
  readonly group: PlaceGroup
  /** Within the group: 10, 20, 30 …, so that another fits between. */
  readonly order: number
  /** Names a message: `lobby.allGames`. Short in the bar. */
  readonly label: string
  readonly icon: IconName
  /** A page without language prefix, or `?openModal=…` for a modal over the page one is on. */
  readonly path: string
  /** A second page that is the same place. */
  readonly alsoAt?: string
  /** Who sees it; both, unless said. */
  readonly for?: 'player' | 'guest'
  /** Whether this player sees it, where not all do; never asked for a guest. */
  readonly isShown?: (profile: never) => boolean
  /** How much is new there for this player; 0 draws nothing. */
  readonly count?: (profile: never) => number
}

/** What the areas of the account are about, in the order of its navigation. */
export type AccountGroup = 'person' | 'access' | 'news' | 'play' | 'records'

export interface AccountArea {
  readonly path: string
  /** Names a message: `security.title`. */
  readonly label: string
  /** A figure, unless said. */
  readonly icon?: IconName
  /** `person`, unless said. */
  readonly group?: AccountGroup
}

export interface AccountCardOf {
  readonly page: '/profile' | '/profile/security' | '/profile/notifications'
  /** Where the page's own links lead: `/profile#phone`. */
  readonly anchor: string
  /** Names a message: `phone.title`. */
  readonly title: string
  /** Names a message that stands under it. */
  readonly text?: string
  readonly load: () => Promise<{ default: ComponentType }>
}

export interface HomeSection {
  /** Above the rows of games, after the first of them, or after the last. */
  readonly place: 'above-rows' | 'after-first-row' | 'after-rows'
  readonly load: () => Promise<{ default: ComponentType }>
}

// oxlint-disable-next-line typescript/no-explicit-any -- every query has types of its own
export type PlayerQuery = FetchQueryOptions<any, any, any, any>

export interface WebModal {
  readonly load: () => Promise<{ default: ComponentType<ModalProps> }>
  /** The modal that cannot be closed until it is answered (terms). */
  readonly isBlocking?: boolean
  /** A guest gets the sign-up modal in its place. */
  readonly needsPlayer?: boolean
  /** Open, above everything, for as long as this holds for the signed-in player's profile. */
  readonly isDemanded?: (profile: never) => boolean
  /** Demanded also where the region is blocked, and every other modal refused (terms). */
  readonly isForBlockedToo?: boolean
}

/** Done once: the parameter has left the address by then. */
export interface WebArrival {
  readonly parameter: OnceParameter
  /** Only with this value. */
  readonly value?: string
  /** A guest is asked to sign up, and it is done afterwards. */
  readonly needsPlayer?: boolean
  readonly load: () => Promise<{ readonly arrive: (value: string, page: ArrivalTarget) => void | Promise<void> }>
}

/** What an arrival may do to the page. */
export interface ArrivalTarget extends Omit<PushTarget, 'random' | 'lead'> {
  readonly api: ApiClient
  readonly isGuest: boolean
  /** What brought somebody here, for an arrival that serves several. */
  readonly parameter: OnceParameter
  /** Aborted once the visitor has left where they arrived: for another page, a modal, or by signing in or out. */
  readonly signal: AbortSignal
  /** To a page without language prefix. */
  navigate(path: string): void
}

export interface SignInPart {
  readonly load: () => Promise<{ default: ComponentType<SignInStepProps> }>
  /** It stands on the sign-up sheet too. */
  readonly isForSignUp?: boolean
}

export interface SignInStepProps {
  /** Goes on as the sign-in form does. */
  onSignedIn(): Promise<void>
  /** Back to the beginning of the sheet. */
  onBack?(): void
}

export interface ProofPartProps {
  /** There is nothing else to prove it by. */
  readonly isMain: boolean
  onProved(): void
}

export interface ModalProps {
  /** What the opener passed, for example `{ slug: 'voltage-sevens' }`. */
  readonly args: ModalArgs
  close(): void
}

export type ModalArgs = Readonly<Record<string, string>>

/** What a push handler may do to the page. */
export interface PushTarget {
  readonly queries: QueryClient
  /** In its turn; `isAnswer`: to what the player does just now, so it waits for no round or payment to end. */
  openModal(name: string, args?: ModalArgs, options?: { readonly isAnswer?: boolean }): void
  toast(message: ReactNode, options?: ToastOptions): void
  /** Leads the page elsewhere. False, and nothing happens, where nobody looks or where that would cut something off. */
  lead(path: string, options?: LeadOptions): boolean
  /** From 0 to 1, of this page's own: what all pages do at once, each does at another moment. */
  random(): number
}

export interface LeadOptions {
  /** For the history entry of the page that is led to. */
  readonly state?: object
  /** Pages under this path wait for it: they are led whatever they have open. */
  readonly waitingUnder?: string
}

/** `default` says no more than its text. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error' | 'default'

export interface ToastOptions {
  readonly kind?: ToastKind
  /** Else five seconds, and three for what only confirms (`success`, `default`). */
  readonly closesAfterMs?: number
  /** Buttons under the text; such a toast stays until one is pressed or it is closed. */
  readonly actions?: readonly ToastAction[]
  /** While one of this id is on screen, there comes no second. */
  readonly id?: string
}

export interface ToastAction {
  readonly label: ReactNode
  readonly isMain?: boolean
  run(): void
}
