/** A place in a channel: the client says where it stopped, and recovers from there. */
export interface Position {
  /** Changes when the count starts anew; positions of another epoch mean nothing. */
  readonly epoch: string
  readonly offset: number
}

export interface Publication {
  /** 0 in a channel that does not count. */
  readonly offset: number
  /** The message's own text; it must be JSON. */
  readonly json: string
  /** The client that published, where one did. */
  readonly info?: ClientInfo
  readonly tags?: Readonly<Record<string, string>>
}

export interface ClientInfo {
  readonly user: string
  readonly client: string
  readonly conn_info?: unknown
  readonly chan_info?: unknown
}

export interface ChannelHistory extends Position {
  /** Everything after the asked offset, in order; null where some of it is gone or it is too much to replay. */
  readonly missed: readonly Publication[] | null
}

export interface HistoryQuery {
  /** 0 asks for the position alone, -1 for as much as there is. */
  readonly limit: number
  readonly since?: Position
  readonly reverse?: boolean
}

export interface HistoryPage extends Position {
  readonly publications: readonly Publication[]
}

/** Tells the hub of a publication in a watched channel; per channel in order. */
export type Deliver = (channel: string, publication: Publication) => void

/**
 * What other servers publish again where they do not know whether it went through. This process looks at it already; a
 * source that several processes share has to look for all of them.
 */
export interface PublishOnce {
  /** Of two with one key within five minutes the first counts; empty without one. */
  readonly key: string
  /** Only rising versions of one epoch count; 0 without one. */
  readonly version: number
  readonly versionEpoch: string
}

/** Where counted channels are kept. What it answers in one call belongs to one moment. */
export interface ChannelSource {
  /** The top of a channel and, where `since` is given, what a client that stopped there has missed. */
  read(channel: string, since?: Position): Promise<ChannelHistory>
  list(channel: string, query: HistoryQuery): Promise<HistoryPage>
  /** The tops of the channels that there are. */
  tops(channels: readonly string[]): Promise<ReadonlyMap<string, Position>>
  /** Deliver what comes after `offset`; in a watched channel again what was delivered since, where anything was. */
  watch(channel: string, offset: number): void
  unwatch(channel: string): void
  /** Absent where nothing is published through the hub. It also has to be delivered, once it is kept. */
  publish?(channel: string, publication: Omit<Publication, 'offset'>, once?: PublishOnce): Promise<Position>
  close?(): Promise<void>
}

export type OpenSource = (deliver: Deliver) => ChannelSource
