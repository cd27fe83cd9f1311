/** Carries short-lived messages between a site's processes. At most once: durable messages go through the outbox. */
export interface Bus {
  /** This process on the bus. */
  readonly node: string
  /** To subscribers in all processes, including this one, which receive it immediately. Never throws. */
  publish(topic: string, message: string): void
  /** Returns an unsubscribe function. */
  subscribe(topic: string, onMessage: OnMessage): () => void
  close(): Promise<void>
}

export type OnMessage = (message: string) => void

/** Transport that carries a string to all other processes. */
export interface Wire {
  send(text: string): void
  close(): Promise<void>
}

/** Starts immediately, connected or not. A process may receive its own messages. */
export type OpenWire = (onText: (text: string) => void) => Wire

type Envelope = readonly [node: string, topic: string, message: string]

export function openBusOver(openWire: OpenWire, node: string): Bus {
  const subscribers = new Map<string, Set<OnMessage>>()
  const tell = (topic: string, message: string): void => {
    for (const onMessage of subscribers.get(topic) ?? []) onMessage(message)
  }
  const wire = openWire((text) => {
    const envelope = open(text)
    if (envelope && envelope[0] !== node) tell(envelope[1], envelope[2])
  })
  return {
    node,
    publish(topic, message) {
      wire.send(JSON.stringify([node, topic, message] satisfies Envelope))
      tell(topic, message)
    },
    subscribe(topic, onMessage) {
      const hearing = subscribers.get(topic) ?? new Set()
      subscribers.set(topic, hearing.add(onMessage))
      return () => void hearing.delete(onMessage)
    },
    close: () => wire.close(),
  }
}

/** Undefined for foreign messages on the wire. */
function open(text: string): Envelope | undefined {
  try {
    const parts = JSON.parse(text) as unknown
    const isOurs = Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string')
    return isOurs ? (parts as unknown as Envelope) : undefined
  } catch {
    return undefined
  }
}
