/** What the load asks of a server, over the channel between the two processes. */
export type Order =
  | { readonly do: 'publish'; readonly rounds: number; readonly perTick: number }
  | { readonly do: 'account' }
  | { readonly do: 'weigh' }
  | { readonly do: 'commit'; readonly count: number }

export type Report =
  | { readonly is: 'listening'; readonly port: number; readonly tokens: readonly string[]; readonly channel: string }
  /** All was handed to the sockets. */
  | { readonly is: 'published' }
  /** CPU time of this process since the last order to publish, kernel included. */
  | { readonly is: 'accounted'; readonly cpuMicros: number }
  /** After collecting: what is held on V8's heap and beside it, and what the process has from the system. */
  | { readonly is: 'weighed'; readonly heldBytes: number; readonly rssBytes: number }
  /** When the commit of this version was known, by the machine's monotonic clock. */
  | { readonly is: 'committed'; readonly version: number; readonly atNanos: string }

/** As long as most pushes are. */
export const PAYLOAD = {
  type: 'setBalance',
  version: 1,
  coins: 1_254_300,
  tourPoints: 0,
  entries: 500,
  winnings: 350,
  reason: 'round',
}
export const CHANNEL = 'bench'
