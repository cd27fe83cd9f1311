import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { Clock } from '#kernel/time.ts'
import type { Vault } from '../crypto/vault.ts'
import type { Database } from '../db/database.ts'
import { Relay } from '../outbox/relay.ts'
import { createAnswer } from './answer.ts'
import { Hub, HUB_TIMES, type HubTimes } from './hub.ts'
import { endRevoked } from './revoked-sessions.ts'
import { openSockets } from './sockets.ts'
import { createTokens, type Tokens } from './tokens.ts'

export type { Tokens } from './tokens.ts'

/** Where the protocol's servers usually stand. */
export const SOCKET_PATH = '/connection/websocket'

/** A process's part in pushing: its sockets, fed from the outbox that all processes share. */
export interface Realtime {
  readonly tokens: Tokens
  readonly openCount: () => number
  /** Takes over a request to become a WebSocket; the caller has looked at its path and origin. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Clients are told to come back; they find another process, or this one started again. */
  close(): Promise<void>
}

export interface RealtimeOptions {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly log: Logger
  readonly times?: HubTimes
}

export function openRealtime({ database, vault, clock, log, times = HUB_TIMES }: RealtimeOptions): Realtime {
  const tokens = createTokens(vault.keyFor('realtime tokens'), clock)
  const hub = new Hub(clock, times)
  const relay = new Relay({ database, log, deliver: (channel, push) => hub.deliver(channel, push) })
  hub.hearFrom(relay)
  const revoked = endRevoked({ database, hub, log })
  const sockets = openSockets({ hub, answer: createAnswer({ hub, tokens, reader: database.reader, clock, log }), log })
  return {
    tokens,
    openCount: () => hub.openCount,
    accept: sockets.accept,
    async close() {
      await sockets.close()
      revoked.close()
      await relay.close()
    },
  }
}
