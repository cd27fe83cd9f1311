import { useEffect, useEffectEvent } from 'react'
import { openPushes, type PushConnection, type PushOptions, type PushState } from './open-pushes.ts'

/** The longest delay of the socket on a busy page, in ms. */
const IDLE_MS_MAX = 3_000

/** Subscribes to pushes while mounted; null for none. The rest of the page never waits for it. */
export function usePushes(
  connection: PushConnection | null,
  handlers: Pick<PushOptions, 'renew' | 'onMessage' | 'onGap' | 'onState'>,
): void {
  // Refetched tokens keep the socket; another player gets a new one.
  const subject = connection && [connection.url, ...connection.connections.map(({ channel }) => channel)].join(' ')
  const renew = useEffectEvent(handlers.renew)
  const onMessage = useEffectEvent(handlers.onMessage)
  const onGap = useEffectEvent(handlers.onGap)
  const onState = useEffectEvent((state: PushState) => handlers.onState?.(state))
  const open = useEffectEvent(() =>
    connection
      ? openPushes({
          connection,
          page: location.href,
          renew: () => renew(),
          onMessage: (message) => onMessage(message),
          onGap: () => onGap(),
          onState: (state) => onState(state),
        })
      : null,
  )

  useEffect(() => {
    if (!subject) return undefined
    let isOver = false
    let close: (() => void) | undefined
    const start = async (): Promise<void> => {
      const opened = await open()
      if (isOver) opened?.()
      else close = opened ?? undefined
    }
    // If the chunk fails to load, the page works as with the socket off.
    const cancel = whenIdle(() => void start().catch(() => undefined))
    return () => {
      isOver = true
      cancel()
      close?.()
    }
  }, [subject])
}

/** Runs after the page has become interactive. Returns the cancel function. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, IDLE_MS_MAX / 10)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: IDLE_MS_MAX })
  return () => cancelIdleCallback(request)
}
