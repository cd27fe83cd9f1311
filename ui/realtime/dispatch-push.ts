import type { PushMessage } from '#kernel/push.ts'
import type { PushTarget, WebFeature } from '../feature.ts'

/** Hands a push to every slice that knows its type, with the push's `data`. One that fails keeps it from no other. */
export function dispatchPush(features: readonly WebFeature[], { type, data }: PushMessage, target: PushTarget): void {
  for (const { onPush } of features) {
    try {
      onPush?.[type]?.(data as never, target)
    } catch (error) {
      reportError(error)
    }
  }
}
