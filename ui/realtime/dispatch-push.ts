import type { PushTarget, WebFeature } from '../feature.ts'
import { nextTask } from '../page/next-task.ts'
import type { PushHandler } from './on-message.ts'

/**
 * Loads the handlers of each slice in turn: loading them together was the longest task of hydration. A slice that
 * fails to load is reported and receives nothing; the others work.
 */
export async function loadPushHandlers(features: readonly WebFeature[]): Promise<readonly PushHandler[]> {
  const pushHandlers: PushHandler[] = []
  for (const { onPush } of features) {
    if (!onPush) continue
    await nextTask()
    try {
      pushHandlers.push(...(await onPush()).onPush)
    } catch (error) {
      reportError(error)
    }
  }
  return pushHandlers
}

/**
 * Dispatches a push to every slice that knows its type. Unknown types and malformed data are ignored and reported,
 * and a failing handler does not affect the others.
 */
export function dispatchPush(pushHandlers: readonly PushHandler[], message: unknown, target: PushTarget): void {
  const { type, data } = { ...(message as { readonly type?: unknown; readonly data?: unknown } | null) }
  const known = pushHandlers.filter((hearing) => hearing.type === type)
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
