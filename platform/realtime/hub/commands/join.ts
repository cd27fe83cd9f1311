import type { ChannelRules, ExpiresAt } from './access.ts'
import type { ChannelHistory, Position, Publication } from './channel-source.ts'
import type { HubParts } from './hub-parts.ts'
import { encodeWithPublications } from './protocol.ts'
import { Subscription, type SubscriptionOptions } from './subscription.ts'

/** A subscriber that stands ready: say `reply`, then `open`. */
export interface Joined {
  readonly subscription: Subscription
  /** JSON. */
  readonly reply: string
  /** False where the client wanted to go on from a place that is gone. */
  readonly isWhole: boolean
  open(): void
}

interface JoinOptions extends Omit<SubscriptionOptions, 'isCounted' | 'waitingMax'> {
  readonly rules: ChannelRules
  /** Where the client stopped. */
  readonly since: Position | undefined
}

/** Before the history is read the client is among the hearers: what is published meanwhile waits until the reply has gone. */
export async function join(parts: HubParts, { rules, since, ...options }: JoinOptions): Promise<Joined> {
  const { registry, limits } = parts
  const isCounted = rules.kind === 'counted'
  const subscription = new Subscription({ ...options, isCounted, waitingMax: limits.waitingMax })
  registry.join(subscription)
  try {
    return isCounted ? await joinCounted(parts, subscription, since) : joinLatest(parts, subscription)
  } catch (error) {
    registry.leave(subscription)
    throw error
  }
}

async function joinCounted(parts: HubParts, subscription: Subscription, since: Position | undefined): Promise<Joined> {
  const { source, clock } = parts
  const history = await source.read(subscription.channel, since)
  return {
    subscription,
    isWhole: since === undefined || history.missed !== null,
    reply: encodeWithPublications(
      { ...expiry(clock, subscription.expiresAt), ...positionOf(history, since) },
      history.missed ?? [],
    ),
    open() {
      subscription.open(history)
      if (subscription.isCurrent) source.watch(subscription.channel, subscription.offset)
    },
  }
}

function joinLatest({ latest, clock }: HubParts, subscription: Subscription): Joined {
  const last = latest.get(subscription.channel)
  const publications: Publication[] = last ? [last] : []
  return {
    subscription,
    isWhole: true,
    reply: encodeWithPublications(expiry(clock, subscription.expiresAt), publications),
    open: () => subscription.open({ epoch: '', offset: 0 }),
  }
}

/** A whole replay counts on from where the client was; without one it starts at the top. */
const positionOf = ({ epoch, offset, missed }: ChannelHistory, since: Position | undefined) => ({
  recoverable: true,
  positioned: true,
  epoch,
  offset: since && missed ? since.offset : offset,
  was_recovering: since !== undefined,
  recovered: missed !== null,
})

/** The client asks for the next token when `ttl`, in seconds, is over. */
export const expiry = (clock: { now(): number }, expiresAt: ExpiresAt) =>
  expiresAt === null ? {} : { expires: true, ttl: Math.max(1, Math.ceil((expiresAt - clock.now()) / 1_000)) }
