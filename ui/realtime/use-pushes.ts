import { useEffect, useEffectEvent } from 'react'
import { openPushes, type PushConnection, type PushOptions, type PushState } from './open-pushes.ts'

/** How long a busy page may keep the socket waiting. */
const IDLE_MS_MAX = 3_000

/** Hears pushes while the page stands; null where there are none to hear. Nothing else of the page waits for it. */
export function usePushes(
  connection: PushConnection | null,
  handlers: Pick<PushOptions, 'renew' | 'onMessage' | 'onGap' | 'onState'>,
): void {
  // Fresh tokens in a profile that was read again are no reason for a new socket; another player is.
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
    // A chunk that does not load leaves the page as it is with the socket off.
    const cancel = whenIdle(() => void start().catch(() => undefined))
    return () => {
      isOver = true
      cancel()
      close?.()
    }
  }, [subject])
}

/** After the page has become interactive. Answers how to take it back. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, IDLE_MS_MAX / 10)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: IDLE_MS_MAX })
  return () => cancelIdleCallback(request)
}
