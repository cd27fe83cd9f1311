import type { ChannelRules, ExpiresAt } from '../access.ts'
import type { ChannelHistory, Position, Publication } from '../sources/channel-source.ts'
import type { HubParts } from '../hub-parts.ts'
import { encodeWithPublications } from '../protocol.ts'
import { Subscription, type SubscriptionOptions } from '../connections/subscription.ts'

/** A prepared subscriber: send `reply`, then call `open`. */
export interface Joined {
  readonly subscription: Subscription
  /** JSON. */
  readonly reply: string
  /** False if the client asked to recover from a position that is gone. */
  readonly isWhole: boolean
  open(): void
}

interface JoinOptions extends Omit<SubscriptionOptions, 'isCounted' | 'waitingMax'> {
  readonly rules: ChannelRules
  /** The client's last position. */
  readonly since: Position | undefined
}

/** Subscribes before the history is read: publications in between wait until the reply is sent. */
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

/** A complete replay continues from the client's position; without one it starts at the top. */
const positionOf = ({ epoch, offset, missed }: ChannelHistory, since: Position | undefined) => ({
  recoverable: true,
  positioned: true,
  epoch,
  offset: since && missed ? since.offset : offset,
  was_recovering: since !== undefined,
  recovered: missed !== null,
})

/** The client requests the next token after `ttl` seconds. */
export const expiry = (clock: { now(): number }, expiresAt: ExpiresAt) =>
  expiresAt === null ? {} : { expires: true, ttl: Math.max(1, Math.ceil((expiresAt - clock.now()) / 1_000)) }
