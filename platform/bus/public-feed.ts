import type { LiveChannel } from '#kernel/push.ts'
import { SECOND_MS } from '#kernel/time.ts'
import type { Bus } from './bus.ts'
import { coalesce } from './coalesce.ts'

const TOPIC = 'public'
/** Maximum update rate of a channel for viewers, however many processes publish to it. */
const GAP_MS = SECOND_MS / 4

/** A channel and the JSON text of its current value. */
export type OnPublic = (channel: string, json: string) => void

/** Public data such as counters and rankings: only a channel's latest value matters. */
export interface PublicFeed {
  /** Never throws or waits: a lost value is followed by the next. */
  publishPublic(channel: LiveChannel, value: object): void
  /** Values published by any process; returns an unsubscribe function. */
  hear(onPublic: OnPublic): () => void
  /** Values published by this process, once each. */
  onOwnMessage(onPublic: OnPublic): () => void
  close(): void
}

export function openPublicFeed(bus: Bus, gapMs = GAP_MS): PublicFeed {
  const hearers = new Set<OnPublic>()
  const ownHearers = new Set<OnPublic>()
  const incoming = coalesce<string>(gapMs, (channel, json) => {
    for (const onPublic of hearers) onPublic(channel, json)
  })
  const outgoing = coalesce<string>(gapMs, (channel, json) => {
    bus.publish(TOPIC, JSON.stringify([channel, json]))
    for (const onPublic of ownHearers) onPublic(channel, json)
  })
  const removeHandlers = bus.subscribe(TOPIC, (message) => {
    const [channel, json] = JSON.parse(message) as [string, string]
    incoming.put(channel, json)
  })
  return {
    publishPublic: (channel, value) => outgoing.put(channel, JSON.stringify(value)),
    hear: (onPublic) => add(hearers, onPublic),
    onOwnMessage: (onPublic) => add(ownHearers, onPublic),
    close() {
      removeHandlers()
      incoming.stop()
      outgoing.stop()
    },
  }
}

function add(hearers: Set<OnPublic>, onPublic: OnPublic): () => void {
  hearers.add(onPublic)
  return () => void hearers.delete(onPublic)
}
