import { AsyncLocalStorage } from 'node:async_hooks'

/** Names and numbers only: nothing that a player sent, and no id. */
export type SpanFields = Readonly<Record<string, string | number>>

/** A step of a trace. */
export interface Span {
  /** False if its trace was not sampled; then its parts are not recorded either. */
  readonly isRecorded: boolean
  /** Recorded and not ended: work that outlives a request is no part of it. */
  readonly isOpen: boolean
  readonly traceId: string
  set(fields: SpanFields): void
  end(failure?: string): void
}

/** The step of another server that a request belongs to. */
export interface RemoteSpan {
  readonly traceId: string
  readonly spanId: string
  readonly isSampled: boolean
}

export interface SpanStart {
  readonly name: string
  readonly kind: 'server' | 'client' | 'internal'
  readonly fields?: SpanFields | undefined
  readonly parent?: Span | RemoteSpan | undefined
  /** Steps of other traces that this one serves or follows. */
  readonly links?: readonly Span[]
}

/** The exporter's side, which decides what is recorded. */
export interface Recorder {
  start(start: SpanStart): Span
}

const running = new AsyncLocalStorage<Span | undefined>()
let recorder: Recorder | undefined

/** Of the whole process; without a recorder nothing here does anything. */
export const recordWith = (next: Recorder | undefined): void => void (recorder = next)

export const isTracing = (): boolean => recorder !== undefined

/** The step under way, if its trace is recorded. */
export function activeSpan(): Span | undefined {
  const span = recorder && running.getStore()
  return span?.isOpen ? span : undefined
}

/** For log lines: the trace that this work belongs to or was woken by. */
export function activeTraceId(): string | undefined {
  const span = running.getStore()
  return span?.isRecorded ? span.traceId : undefined
}

/** A request of a visitor, or of a page that is being rendered. The caller ends it. */
export function startRequest(name: string, parent: RemoteSpan | 'page' | undefined): Span | undefined {
  return recorder?.start({ name, kind: 'server', parent: parent === 'page' ? running.getStore() : parent })
}

export const runIn = <T>(span: Span | undefined, work: () => T): T => running.run(span, work)

/** Part of the trace under way, such as a statement; without one, just the work. */
export function traced<T>(step: Pick<SpanStart, 'name' | 'kind' | 'fields'>, work: () => Promise<T>): Promise<T> {
  const parent = activeSpan()
  return parent && recorder ? runAndEnd([recorder.start({ ...step, parent })], work) : work()
}

/** Background work: a trace of its own, with a link to what woke it. */
export function tracedApart<T>(name: string, fields: SpanFields, work: () => Promise<T>): Promise<T> {
  if (!recorder) return work()
  const wokenBy = running.getStore()
  const links = wokenBy?.isRecorded ? [wokenBy] : []
  return runAndEnd([recorder.start({ name, kind: 'internal', fields, links })], work)
}

/**
 * Work that several callers share. It runs in the trace of the first that is recorded; the traces of the others get a step
 * of the same name with a link to it.
 */
export function tracedTogether<T>(name: string, callers: readonly (Span | undefined)[], work: () => Promise<T>): Promise<T> {
  if (!recorder) return work()
  const [first, ...others] = callers.filter((span) => span !== undefined)
  // The work may have been started by a caller of an earlier batch, whose trace it does not belong to.
  if (!first) return running.run(undefined, work)
  const { start } = recorder
  const fields = { 'croupier.batch.size': callers.length }
  const main = start({ name, kind: 'internal', parent: first, fields, links: others })
  return runAndEnd([main, ...others.map((parent) => start({ name, kind: 'internal', parent, links: [main] }))], work)
}

/** The first one is the parent of what the work does. */
async function runAndEnd<T>(spans: readonly Span[], work: () => Promise<T>): Promise<T> {
  let failure: string | undefined
  try {
    return await running.run(spans[0], work)
  } catch (error) {
    failure = kindOf(error)
    throw error
  } finally {
    for (const span of spans) span.end(failure)
  }
}

/** A code or the name of its class: messages may quote what a player wrote. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error'
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : error.name
}
