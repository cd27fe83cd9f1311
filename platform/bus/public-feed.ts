import type { LiveChannel } from '#kernel/push.ts'
import { SECOND_MS } from '#kernel/time.ts'
import type { Bus } from './bus.ts'
import { coalesce } from './coalesce.ts'

const TOPIC = 'public'
/** Whoever looks on sees a channel change so often and no more, however many processes publish to it. */
const GAP_MS = SECOND_MS / 4

/** A channel and the JSON text of what it shows now. */
export type OnPublic = (channel: string, json: string) => void

/** What everybody may look at, such as counters and positions: only the latest value of a channel counts. */
export interface PublicFeed {
  /** Never fails and waits for nothing: a value that is lost is followed by the next. */
  publishPublic(channel: LiveChannel, value: object): void
  /** What any process has published; answers how to stop. */
  hear(onPublic: OnPublic): () => void
  /** What this process publishes, once. */
  hearOwn(onPublic: OnPublic): () => void
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
  const stopHearing = bus.subscribe(TOPIC, (message) => {
    const [channel, json] = JSON.parse(message) as [string, string]
    incoming.put(channel, json)
  })
  return {
    publishPublic: (channel, value) => outgoing.put(channel, JSON.stringify(value)),
    hear: (onPublic) => add(hearers, onPublic),
    hearOwn: (onPublic) => add(ownHearers, onPublic),
    close() {
      stopHearing()
      incoming.stop()
      outgoing.stop()
    },
  }
}

function add(hearers: Set<OnPublic>, onPublic: OnPublic): () => void {
  hearers.add(onPublic)
  return () => void hearers.delete(onPublic)
}
