import type { Position, Publication, PublishOnce } from '../sources/channel-source.ts'
import { ERRORS } from '../codes.ts'
import { ChannelError, deliver, type HubParts } from '../hub-parts.ts'

/** Counted channels return the position; the others store it as their last value. Throws a ChannelError. */
export async function publish(
  { rulesOf, source, latest, registry }: HubParts,
  channel: string,
  publication: Omit<Publication, 'offset'>,
  once?: PublishOnce,
): Promise<Position | undefined> {
  const rules = rulesOf(channel)
  if (!rules) throw new ChannelError(ERRORS.unknownChannel)
  if (rules.kind === 'counted') {
    if (!source.publish) throw new ChannelError(ERRORS.notAvailable)
    return source.publish(channel, publication, once)
  }
  const last = { ...publication, offset: 0 }
  latest.set(channel, last)
  deliver(registry, channel, last)
  return undefined
}
