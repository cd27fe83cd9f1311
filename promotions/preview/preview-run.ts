import { matches } from '#kernel/audience/evaluate.ts'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { CampaignPreview, PreviewPlayer, PreviewStep } from '#kernel/campaign-preview.ts'
import type { Id } from '#kernel/id.ts'
import { calendarDayOf, type Instant, localTimeOf, toUnixSeconds } from '#kernel/time.ts'
import type { Campaign } from '#platform/campaigns/index.ts'
import type { GrantValue, PromotionDefinition, Run } from '../definition.ts'
import { drawsOf, leftOut, playEagerly, worthOf } from '../forecast/replay-player.ts'
import { type SimulatedCell, simulateCell } from '../simulate.ts'
import { HABITS, typicalPast } from './typical-players.ts'

const STEPS_MAX = 300
const PLAYER: Id<'plr'> = 'plr_preview'

export interface Previewed {
  readonly kind: PreviewPlayer
  readonly at: Instant
  readonly audience: Campaign['audience']
  readonly shows: AudienceTree | null
  readonly joins: AudienceTree | null
  /** Slugs of the brand's open games. */
  readonly games: readonly string[]
}

/**
 * A planned run as one typical player meets it up to a moment: the promotion's own step over what such a player does, with
 * draws by its odds. The player uses every act as soon as it is possible.
 */
export function previewRun(
  promotion: PromotionDefinition,
  run: Run,
  { kind, at, audience, shows, joins, games }: Previewed,
): Omit<CampaignPreview, 'page' | 'picture'> {
  const { facts } = HABITS[kind]
  const isPlayers = audience !== 'guests'
  const canJoin = isPlayers && (joins === null || matches(joins, facts))
  const notes: Note[] = []
  const cell = watchCell(simulateCell(promotion, run, drawsOf(PLAYER)), (note) => notes.push(note))
  if (canJoin && at >= run.startsAt) {
    const own = games.filter((slug) => JSON.stringify(run.config).includes(JSON.stringify(slug)))
    const until = run.endsAt === null ? at : Math.min(at, run.endsAt - 1)
    const time = { player: PLAYER, startsAt: run.startsAt, until, timeZone: run.timeZone }
    const events = typicalPast(kind, { ...time, games: own.length > 0 ? own : games })
    playEagerly(promotion, cell, { player: PLAYER, events, slots: { share: 1, taken: new Map() } })
    cell.tick(until)
    if (run.endsAt !== null && run.endsAt <= at) cell.close()
  }
  const steps = foldNotes(notes, run.timeZone)
  return {
    at: toUnixSeconds(at),
    sees: isPlayers && (shows === null || matches(shows, facts)),
    joins: canJoin,
    steps: steps.slice(0, STEPS_MAX),
    isCut: steps.length > STEPS_MAX,
    ...worthOf(cell.grants.map(({ value }) => value)),
    points: pointsOf(cell.scores),
    leftOut: leftOut(promotion),
    hasPlaces: promotion.prizeOf !== undefined,
  }
}

/** By the rule of the first score: a run has one. */
const pointsOf = (scores: SimulatedCell['scores']): number =>
  scores.reduce((all, { mode, points }) => (mode === 'sum' ? all + points : Math.max(all, points)), 0)

interface Note extends Pick<PreviewStep, 'kind' | 'name'> {
  readonly at: Instant
  readonly values: readonly GrantValue[]
  readonly scores: SimulatedCell['scores']
  readonly cell: unknown
}

/** The same cell, which tells each call that changed its state, granted something or scored. */
function watchCell(cell: SimulatedCell, tell: (note: Note) => void): SimulatedCell {
  const watched = <T>(about: Pick<Note, 'kind' | 'name' | 'at'>, work: () => T): T => {
    const [before, grants, scores] = [JSON.stringify(cell.cell), cell.grants.length, cell.scores.length]
    const result = work()
    const values = cell.grants.slice(grants).map(({ value }) => value)
    const scored = cell.scores.slice(scores)
    if (values.length > 0 || scored.length > 0 || JSON.stringify(cell.cell) !== before)
      tell({ ...about, values, scores: scored, cell: cell.cell })
    return result
  }
  return {
    run: cell.run,
    get cell() {
      return cell.cell
    },
    grants: cell.grants,
    scores: cell.scores,
    races: cell.races,
    pushes: cell.pushes,
    hear: (event) => watched({ kind: 'event', name: event.type, at: event.at }, () => cell.hear(event)),
    act: (name, call) => watched({ kind: 'act', name, at: call.at }, () => cell.act(name, call)),
    tick: (at) => watched({ kind: 'tick', name: 'tick', at }, () => cell.tick(at)),
    close: () => watched({ kind: 'close', name: 'close', at: cell.run.endsAt ?? 0 }, () => cell.close()),
  }
}

/** Equal steps of one day become one, at the time of the first, with the state after the last. */
function foldNotes(notes: readonly Note[], timeZone: string): PreviewStep[] {
  const steps = new Map<string, PreviewStep>()
  for (const { at, kind, name, values, scores, cell } of notes) {
    const key = `${calendarDayOf(at, timeZone)} ${kind} ${name}`
    const before = steps.get(key) ?? { at: localTimeOf(at, timeZone), kind, name, count: 0, ...NOTHING }
    const { coins, entries } = worthOf(values)
    steps.set(key, {
      ...before,
      count: before.count + 1,
      coins: before.coins + coins,
      entries: before.entries + entries,
      others: [...before.others, ...values.flatMap((value) => (value.kind === 'balance' ? [] : [otherText(value)]))],
      points: before.points + pointsOf(scores),
      cell: JSON.stringify(cell),
    })
  }
  return [...steps.values()]
}

const NOTHING = { coins: 0, entries: 0, others: [], points: 0, cell: '' }

const otherText = (value: Exclude<GrantValue, { kind: 'balance' }>): string =>
  value.kind === 'free-spins' ? `${value.count} free spins of ${value.game}` : `${value.count} ${value.kind} of ${value.of}`
