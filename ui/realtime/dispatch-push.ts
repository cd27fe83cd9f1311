import type { PushTarget, WebFeature } from '../feature.ts'
import { nextTask } from '../page/next-task.ts'
import type { Hearing } from './hear.ts'

/**
 * What the slices of a page hear, asked for one by one: all at once it was the longest task of a page that wakes. A slice
 * whose part does not load is reported and stays deaf, the others hear.
 */
export async function loadHearings(features: readonly WebFeature[]): Promise<readonly Hearing[]> {
  const hearings: Hearing[] = []
  for (const { onPush } of features) {
    if (!onPush) continue
    await nextTask()
    try {
      hearings.push(...(await onPush()).onPush)
    } catch (error) {
      reportError(error)
    }
  }
  return hearings
}

/**
 * The page's door for pushes: hands one to every slice that knows its type. What nobody knows or what has another
 * shape is passed over and reported, and a handler that fails keeps the push from no other.
 */
export function dispatchPush(hearings: readonly Hearing[], message: unknown, target: PushTarget): void {
  const { type, data } = { ...(message as { readonly type?: unknown; readonly data?: unknown } | null) }
  const known = hearings.filter((hearing) => hearing.type === type)
  if (known.length === 0) reportError(new Error(`a push that nobody here hears: ${String(type)}`))
  for (const { shape, handle } of known) {
    try {
      if (!shape.safeParse(data).success) throw new Error(`a push '${String(type)}' of another shape`)
      handle(data as never, target)
    } catch (error) {
      reportError(error)
    }
  }
}
