/** A position in a channel: the client reports it and recovers from there. */
export interface Position {
  /** Changes when the count restarts; positions of another epoch are void. */
  readonly epoch: string
  readonly offset: number
}

export interface Publication {
  /** 0 in a channel without offsets. */
  readonly offset: number
  /** The message as JSON text. */
  readonly json: string
  /** The publishing client, if any. */
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
  /** Everything after the requested offset, in order; null if some of it is gone or it is too much to replay. */
  readonly missed: readonly Publication[] | null
}

export interface HistoryQuery {
  /** 0 requests only the position, -1 everything. */
  readonly limit: number
  readonly since?: Position
  readonly reverse?: boolean
}

export interface HistoryPage extends Position {
  readonly publications: readonly Publication[]
}

/** Reports a publication in a watched channel to the hub; in order per channel. */
export type Deliver = (channel: string, publication: Publication) => void

/**
 * Deduplication for servers that retry. The hub checks per process; a source shared by several processes must check
 * for all of them.
 */
export interface PublishOnce {
  /** The first of two with one key within five minutes counts; empty without one. */
  readonly key: string
  /** Only rising versions of one epoch count; 0 without one. */
  readonly version: number
  readonly versionEpoch: string
}

/** Storage of counted channels. Each call returns a consistent snapshot. */
export interface ChannelSource {
  /** The top of a channel and, with `since`, what a client missed after it. */
  read(channel: string, since?: Position): Promise<ChannelHistory>
  list(channel: string, query: HistoryQuery): Promise<HistoryPage>
  /** The tops of the existing channels. */
  tops(channels: readonly string[]): Promise<ReadonlyMap<string, Position>>
  /** Delivers everything after `offset`; on a watched channel also repeats what was delivered since. */
  watch(channel: string, offset: number): void
  unwatch(channel: string): void
  /** Absent if nothing is published through the hub. A stored publication must also be delivered. */
  publish?(channel: string, publication: Omit<Publication, 'offset'>, once?: PublishOnce): Promise<Position>
  close?(): Promise<void>
}

export type OpenSource = (deliver: Deliver) => ChannelSource
