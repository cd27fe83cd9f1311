import type { z } from 'zod'
import type { Avatar, PublicFace } from '#kernel/avatars.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import type { CampaignBudget, CampaignDefinition, CampaignWords, PlanBudget } from '#kernel/campaign.ts'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { EventPayload, PlayerEventType } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PushMessage } from '#kernel/push.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { DomainEventPayloads } from '#platform/feature.ts'
import type { factsChanged } from './audience/facts-changed.ts'
import type { Purpose } from './grants/entitlements.ts'

/** One scheduled instance of a promotion: a row of `campaign`, with its parsed configuration. */
export interface Run<C = unknown> {
  readonly id: Id<'cmp'>
  readonly brand: string
  readonly feature: string
  /** Its name in links and pushes; a planned run that is only forecast may have none. */
  readonly slug?: string
  readonly startsAt: Instant
  /** Null: until ended by hand. */
  readonly endsAt: Instant | null
  /** Events from then on count, from before its start: once it has started, a backfill folds those of the kept log. */
  readonly countsFrom?: Instant
  /** The brand's; days and weeks roll over in it. */
  readonly timeZone: string
  /** What its page says. */
  readonly words: Readonly<Record<Locale, CampaignWords>>
  readonly config: C
  /** What operators let it grant in all, besides the promotion's own `budget`. */
  readonly budget?: PlanBudget | null
  /** Of its draws of moments, by their names. Secret: a step compares them with the time of its event, and tells none to come. */
  readonly moments?: Readonly<Record<string, readonly Instant[]>>
}

/** A domain event as a step reads it. Event time, not delivery time, decides periods and membership. */
export type PromotionEvent<E extends PlayerEventType = PlayerEventType> = {
  readonly [T in E]: {
    readonly id: bigint
    readonly type: T
    readonly player: Id<'plr'>
    readonly at: Instant
    /** The brand's calendar day of `at`. */
    readonly day: CalendarDay
    readonly payload: DomainEventPayloads[T]
  }
}[E]

/** Kinds of entitlement: something that the player uses later, in another feature or in this one. */
export type EntitlementKind = 'draw' | 'card' | 'box' | 'ticket' | 'balls' | 'points' | 'boost' | 'badge' | 'offer'

/** What a grant is worth. Amounts are minor units. */
export type GrantValue =
  | { readonly kind: 'balance'; readonly coins: number; readonly entries: number }
  | {
      readonly kind: 'free-spins'
      readonly game: string
      readonly count: number
      readonly betLevel: number
      readonly lifetimeSeconds: number
    }
  | {
      readonly kind: EntitlementKind
      /** What it is of: a wheel, a card set, a lottery. */
      readonly of: string
      readonly count: number
      /** Null: until used. */
      readonly lifetimeSeconds: number | null
    }

export interface GrantOrder {
  /** Unique per run and player, forever: `day:2026-11-24`, `level:3`. A repeated key grants nothing. */
  readonly key: string
  readonly value: GrantValue
  /**
   * Which completed purchase of the player earned it: `nth` of its event. Of a purchase that is refunded or disputed, the
   * engine takes back its share of what was paid, and pays what is left of the rest.
   */
  readonly purchase?: number
  /** An act sealed it before, under this key: its budget is reserved, and its draws become visible with it. */
  readonly isSealed?: true
}

/** A grant that its player has received. */
export interface PaidGrant {
  /** The key that the step gave it. */
  readonly key: string
  /** As paid: without entries where they are closed. */
  readonly value: GrantValue
}

/** Points for the run's board. `best` keeps the highest; ties go to the earlier. */
export interface ScoreOrder {
  /** Distinguishes several boards of one run. */
  readonly board?: string
  readonly mode: 'sum' | 'best'
  /** A whole number, up to 10^12 either way. */
  readonly points: number
}

/** A place as everyone may see it. */
export interface NamedPlace {
  readonly place: number
  /** The public name and avatar; null for players who are hidden. */
  readonly name: string | null
  readonly avatar: Avatar | null
  readonly points: number
}

/** The place of one player, who alone sees it. */
export interface OwnPlace<Cell = unknown> {
  readonly place: number
  readonly points: number
  /** The board's own name, if it has one. */
  readonly board: string | undefined
  readonly cell: Cell | undefined
}

/** Enters the step's event into a race of all players: the earliest event wins the grant. */
export interface RaceOrder extends GrantOrder {
  /** Within the run, forever: `gold:1795280400`. Its winner is told about a second after the event. */
  readonly race: string
}

/** A decided race as everyone may see it. */
export interface WonRace {
  readonly name: string
  /** Null for players who are hidden. */
  readonly winner: PublicFace | null
  /** Of the event that won. */
  readonly at: Instant
  readonly value: GrantValue
}

/** What a step changes; absent parts stay as they are. */
export interface Outcome<Cell> {
  readonly cell?: Cell
  readonly grants?: readonly GrantOrder[]
  /** Of handlers of events alone. */
  readonly races?: readonly RaceOrder[]
  readonly scores?: readonly ScoreOrder[]
  /** Full state, never differences: only the latest of a type and action is sent. */
  readonly pushes?: readonly PushMessage[]
  /** Facts for audiences that this promotion owns and that have changed. */
  readonly facts?: EventPayload<typeof factsChanged>
}

/** The call of an act: its input and the moment, with draws from the player's committed seeds. */
export interface ActCall<Input = undefined> {
  readonly at: Instant
  readonly day: CalendarDay
  readonly input: Input
  /** Draws one prize id by these odds from the player's next nonce. */
  readonly draw: (rules: PrizeRules) => string
}

export interface Refused {
  readonly refused: string
}

export interface Done<Cell> extends Outcome<Cell> {
  /** Plain JSON, stored: a repeated call gets the same. */
  readonly reply?: unknown
  /**
   * What the draws of this act decided, for a later grant of the same key with `isSealed`. Until then its draws are in no
   * list, and the budget keeps its amount.
   */
  readonly sealed?: GrantOrder
}

/** Claims for the first players. */
export interface SlotPool {
  /** Distinguishes the pools of one run: `drop:3`. */
  readonly name: string
  readonly count: number
}

export interface Act<C, Cell, Input = undefined> {
  /** Calls with the same key of one player and run are one act. Default: the request's idempotency key. */
  readonly once?: (call: Pick<ActCall<Input>, 'at' | 'day' | 'input'>, run: Run<C>) => string
  /** Takes what was earned in time: possible while the run is stopped, and after its end until it has closed. */
  readonly isClaim?: true
  /** Uses one of the player's entitlements, of those that expire soonest; refused as `none-left` without one. */
  readonly spends?: (call: Pick<ActCall<Input>, 'at' | 'day' | 'input'>, run: Run<C>) => Purpose | null
  /** Takes one of a pool's slots; refused as `gone` without one, and as `claimed-before` for a second one. */
  readonly slot?: (call: Pick<ActCall<Input>, 'at' | 'day' | 'input'>, run: Run<C>) => SlotPool | null
  /**
   * The input that forecasts and previews call it with; without one it is called without an input. Null: forecasts leave
   * the act out, as it gives no more than the others, or gives something up.
   */
  readonly usual?: ((run: Run<C>) => unknown) | null
  /** Refused as `busy` while such an act of the player in this run is in progress; others wait for each other. */
  readonly isAlone?: true
  readonly do: (cell: Cell, call: ActCall<Input>, run: Run<C>) => Done<Cell> | Refused
}

/** Moments of one grant amount in minor units, from exact odds. */
export interface Moments {
  readonly mean: number
  readonly variance: number
  readonly max: number
}

export interface Cost {
  /** What triggers the grant, in plain words: `a spin`, `a full box`. */
  readonly trigger: string
  /** The act whose every call is one trigger: forecasts count its calls and take its amounts from these moments. */
  readonly act?: string
  readonly coins: Moments
  readonly entries: Moments
  /** The prizes of a draw, with which forecasts draw exactly; without them its moments are all that is known. */
  readonly prizes?: readonly PrizeRow[]
  /** How often a day it is granted at most, whatever players do: forecasts count it whole; its act has no `usual` call. */
  readonly perDay?: number
}

/** A row of a prize table: drawn in proportion to its integer weight; amounts in minor units. */
export interface PrizeRow {
  readonly weight: number | bigint
  readonly coins: number
  readonly entries: number
}

/** What everyone may see of a run at a moment, beside the players' own cells. */
export interface LiveState {
  readonly at: Instant
  /** Slots left in the pools of `livePools`, by name. */
  readonly left: ReadonlyMap<string, number>
}

/** A draw that all players of a run share, with a seed that is committed when the run is published. */
export type SharedDrawOrder = {
  /** Within the run, forever: `drops`. */
  readonly name: string
} & (
  | {
      /** Secret moments in its time, the run's if not named, which steps read from `run.moments`. Revealed at its end. */
      readonly kind: 'moments'
      readonly count: number
      readonly gapSeconds: number
      readonly startsAt?: Instant
      readonly endsAt?: Instant
    }
  | {
      /** Among the tickets that the run granted: grants of kind `ticket` that are `of` this name. Drawn when the run has closed. */
      readonly kind: 'lottery'
      readonly winners: number
      /** Of the nth ticket drawn, from 1. */
      readonly prizeOf: (nth: number) => GrantValue | undefined
      /** Winners take their prizes (`takeDrawn`); what is not taken within this time is paid by itself. Else paid at once. */
      readonly takenWithinSeconds?: number
    }
)

/** Why an event does not count, in kebab-case: explanations name it. */
export interface Ignored {
  readonly ignored: string
}

type Handlers<C, Cell> = {
  readonly [E in PlayerEventType]?: (cell: Cell, event: PromotionEvent<E>, run: Run<C>) => Outcome<Cell> | Ignored | undefined
}

/**
 * A promotion: pure steps over one player's cell in one run. The same steps run live, in a backfill, a rebuild, a
 * forecast, a shadow run and an explanation, so they read nothing but their arguments.
 */
export interface PromotionDefinition<
  C = unknown,
  Cell = unknown,
  Acts extends Readonly<Record<string, Act<C, Cell, never>>> = Readonly<Record<string, Act<C, Cell, never>>>,
> {
  readonly campaign: CampaignDefinition<C>
  /** At most 200 bytes as JSON; larger state belongs into tables of the slice. */
  readonly cell: z.ZodType<Cell>
  /**
   * Carry stored cells over when the schema has changed: the first from the first schema to the second, and so on. They
   * run when a cell is read, and only ever get longer. One that throws parks the cell.
   */
  readonly upgrades?: readonly ((cell: never) => unknown)[]
  /** The cell of a player without one. */
  readonly empty: (run: Run<C>) => Cell
  /** Undefined leaves everything as it is, and so does an event that is ignored. */
  readonly on?: Handlers<C, Cell>
  readonly acts?: Acts
  /** When the cell must change without an event; null if never. */
  readonly due?: (cell: Cell, run: Run<C>) => Instant | null
  readonly tick?: (cell: Cell, at: Instant, run: Run<C>) => Outcome<Cell>
  /** Once for each cell after the run's end, when all its events have been read. */
  readonly close?: (cell: Cell, run: Run<C>) => Outcome<Cell>
  /** The grant of a place of a final table; undefined after the last prize. Boards with a name of their own are asked too. */
  readonly prizeOf?: (place: number, run: Run<C>, board?: string) => GrantValue | undefined
  /** The push of a board's first hundred places to everyone signed in to the brand, at most once a second. */
  readonly topPush?: (top: readonly NamedPlace[], run: Run<C>, board?: string) => PushMessage | undefined
  /** The push of the own place to a player whose points changed, at most once a second. */
  readonly ownPush?: (own: OwnPlace<Cell>, run: Run<C>) => PushMessage | undefined
  /** The push to everyone signed in to the brand when a run starts or ends. Each is sent once. */
  readonly announce?: (phase: 'start' | 'stop', run: Run<C>) => PushMessage
  /**
   * The push of what everyone sees of a running run, sent to everyone signed in to the brand when it differs from the last
   * one, at most once a second. Undefined tells nothing. `livePools` names the pools whose slots it counts.
   */
  readonly live?: (run: Run<C>, state: LiveState) => PushMessage | undefined
  readonly livePools?: (run: Run<C>, at: Instant) => readonly SlotPool[]
  /** The push to everyone signed in to the brand when a race was decided. */
  readonly wonPush?: (won: WonRace, run: Run<C>) => PushMessage | undefined
  /** The push to a player whose grant was paid; after a break that is later than it was earned. */
  readonly paidPush?: (grant: PaidGrant, run: Run<C>) => PushMessage | undefined
  /**
   * Draws of all players that are due to be committed. Each is committed once: a later change of the configuration does not
   * change it.
   */
  readonly sharedDraws?: (config: C, run: Run<C>, at: Instant) => readonly SharedDrawOrder[]
  /** The audience that can take part by its rules, besides the one that operators set. Null is everyone. */
  readonly joins?: (config: C) => AudienceTree | null
  readonly cost: (config: C) => readonly Cost[]
  /**
   * What a run may grant in all. A draw reserves the largest grant of `cost` first: with less left, the act is refused as
   * `budget-exhausted`. Grants that events earn are held until the budget covers them.
   */
  readonly budget?: (config: C) => CampaignBudget | null
}

/** Declares a promotion; exists for its type inference. */
export const definePromotion = <C, Cell, Acts extends Readonly<Record<string, Act<C, Cell, never>>>>(
  definition: PromotionDefinition<C, Cell, Acts>,
): PromotionDefinition<C, Cell, Acts> => definition
