import { randomBytes } from 'node:crypto'
import type { ChannelHistory, Deliver, HistoryPage, HistoryQuery, OpenSource, Position, Publication } from './channel-source.ts'

export interface MemorySettings {
  /** Size and lifetime of a channel's history. */
  readonly size: number
  readonly ttlMs: number
}

export interface MemorySourceOptions {
  readonly clock: { now(): number }
  readonly settingsOf?: (channel: string) => MemorySettings
}

interface Kept extends Publication {
  readonly until: number
}

interface Channel {
  readonly epoch: string
  top: number
  kept: Kept[]
}

const SETTINGS: MemorySettings = { size: 100, ttlMs: 300_000 }

/**
 * Stores channels in this process: for a standalone hub and for tests. A channel's count outlives its history and
 * subscribers, or a returning client would take a complete history for a lost one.
 */
export const createMemorySource =
  ({ clock, settingsOf = () => SETTINGS }: MemorySourceOptions): OpenSource =>
  (deliver) => {
    const channels = new Map<string, Channel>()
    const of = (name: string): Channel => {
      let channel = channels.get(name)
      if (!channel) channels.set(name, (channel = { epoch: randomBytes(4).toString('hex'), top: 0, kept: [] }))
      const now = clock.now()
      if (channel.kept[0] && channel.kept[0].until <= now) channel.kept = channel.kept.filter(({ until }) => until > now)
      return channel
    }
    return {
      read: async (name, since) => readMissed(of(name), since),
      list: async (name, query) => page(of(name), query),
      tops: async (names) => new Map(names.map((name) => [name, positionOf(of(name))])),
      publish: async (name, publication) => append(of(name), { name, publication, clock, settings: settingsOf(name), deliver }),
      watch: () => {},
      unwatch: () => {},
    }
  }

const positionOf = ({ epoch, top }: Channel): Position => ({ epoch, offset: top })

interface Append extends Pick<MemorySourceOptions, 'clock'> {
  readonly name: string
  readonly publication: Omit<Publication, 'offset'>
  readonly settings: MemorySettings
  readonly deliver: Deliver
}

function append(channel: Channel, { name, publication, clock, settings, deliver }: Append): Position {
  const kept = { ...publication, offset: ++channel.top, until: clock.now() + settings.ttlMs }
  channel.kept.push(kept)
  if (channel.kept.length > settings.size) channel.kept.shift()
  deliver(name, kept)
  return positionOf(channel)
}

/** Never a partial replay: either all from the next offset up to the top, or nothing. */
function readMissed(channel: Channel, since: Position | undefined): ChannelHistory {
  const position = positionOf(channel)
  if (!since || (since.epoch !== '' && since.epoch !== channel.epoch)) return { ...position, missed: null }
  if (since.offset === channel.top) return { ...position, missed: [] }
  const missed = channel.kept.filter(({ offset }) => offset > since.offset)
  return { ...position, missed: missed[0]?.offset === since.offset + 1 ? missed : null }
}

function page(channel: Channel, { limit, since, reverse = false }: HistoryQuery): HistoryPage {
  const asked = channel.kept.filter(({ offset }) => !since || (reverse ? offset < since.offset : offset > since.offset))
  if (reverse) asked.reverse()
  return { ...positionOf(channel), publications: limit < 0 ? asked : asked.slice(0, limit) }
}
