/** The load's commands to a server, over the channel between the two processes. */
export type Order =
  | { readonly do: 'publish'; readonly rounds: number; readonly perTick: number }
  | { readonly do: 'account' }
  | { readonly do: 'weigh' }
  | { readonly do: 'commit'; readonly count: number }

export type Report =
  | { readonly is: 'listening'; readonly port: number; readonly tokens: readonly string[]; readonly channel: string }
  /** Everything was handed to the sockets. */
  | { readonly is: 'published' }
  /** CPU time of this process since the last publish command, kernel included. */
  | { readonly is: 'accounted'; readonly cpuMicros: number }
  /** After garbage collection: V8's heap, external memory, and the process's resident size. */
  | { readonly is: 'weighed'; readonly heldBytes: number; readonly rssBytes: number }
  /** When the commit of this version was known, by the monotonic clock. */
  | { readonly is: 'committed'; readonly version: number; readonly atNanos: string }

/** The length of most pushes. */
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
