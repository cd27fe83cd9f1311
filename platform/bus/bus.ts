/**
 * Carries messages between the processes of a site that are worth nothing a moment later. At most once: what may not be
 * lost goes through the outbox.
 */
export interface Bus {
  /** This process on the bus. */
  readonly node: string
  /** For the subscribers of all processes, this one's too, which hear it at once. Never throws. */
  publish(topic: string, message: string): void
  /** Answers how to stop. */
  subscribe(topic: string, onMessage: OnMessage): () => void
  close(): Promise<void>
}

export type OnMessage = (message: string) => void

/** What brings a text to all other processes. */
export interface Wire {
  send(text: string): void
  close(): Promise<void>
}

/** Starts at once, whether or not it reaches anybody yet. What this process sent itself may come back. */
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

/** Undefined for what somebody else says on the wire. */
function open(text: string): Envelope | undefined {
  try {
    const parts = JSON.parse(text) as unknown
    const isOurs = Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string')
    return isOurs ? (parts as unknown as Envelope) : undefined
  } catch {
    return undefined
  }
}
