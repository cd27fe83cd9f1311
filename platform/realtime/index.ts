import type { Logger } from 'pino'
import type { Clock } from '#kernel/time.ts'
import { readOpenSessions } from '../auth/sessions.ts'
import type { Bus, PublicFeed } from '../bus/index.ts'
import type { CentrifugoConfig } from '../config/config.ts'
import type { Vault } from '../crypto/vault.ts'
import type { Database } from '../db/database.ts'
import { rulesOf } from './channel-rules.ts'
import {
  type Admit,
  DISCONNECTS,
  HUB_PATHS,
  type HubLimits,
  type HubOptions,
  openHub,
  type RealtimeHub,
  UNSUBSCRIBES,
} from './hub/index.ts'
import { openOthers } from './hub-peers.ts'
import { outboxSource } from './outbox-source.ts'
import { endRevoked } from './revoked-sessions.ts'
import { createTokens, type Tokens } from './tokens.ts'

export type { RealtimeHub } from './hub/index.ts'
export type { Tokens } from './tokens.ts'

/** The protocol's usual path. */
export const SOCKET_PATH = HUB_PATHS.websocket

/** A process's realtime service: its clients, fed from the shared outbox. */
export interface Realtime {
  readonly tokens: Tokens
  /** The site has already checked the origin. */
  readonly hub: RealtimeHub
  /** Clients are told to reconnect, to another process or to this one after its restart. */
  close(): Promise<void>
}

export interface RealtimeOptions extends Pick<HubOptions, 'apiKey'> {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly log: Logger
  readonly limits?: Partial<HubLimits>
  /** Bus to the hubs of other processes; if absent, this one is alone. */
  readonly bus?: Bus
  readonly publicFeed?: PublicFeed
  readonly centrifugo?: Pick<CentrifugoConfig, 'tokenSecret' | 'socketUrl'> | undefined
}

/** The hub with the site's tokens, sessions and outbox. */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { database, vault, clock, log, limits = {}, bus, publicFeed, apiKey, centrifugo } = options
  // With an external socket server, pages get tokens for that one.
  const tokens = centrifugo
    ? createTokens(new TextEncoder().encode(centrifugo.tokenSecret), clock, centrifugo.socketUrl)
    : createTokens(vault.keyFor('realtime tokens'), clock)
  const key = vault.keyFor('realtime streams')
  const others = bus && openOthers({ bus, key, receive: (session, data) => hub.receive(session, data) })
  const hub = openHub({
    apiKey,
    ...(others && { node: others.node, forward: others.forward, nameStream: others.nameStream }),
    clock,
    log,
    tokens,
    rulesOf,
    limits,
    source: outboxSource({
      database,
      log,
      onReset: (channel) => hub.unsubscribe({}, channel, UNSUBSCRIBES.insufficientState),
    }),
    admit: admitOpenSessions(database),
    isAllowed: () => true,
  })
  const revoked = endRevoked({ database, hub, log })
  const stopFeed = publicFeed?.hear((channel, json) => {
    hub
      .publish(channel, JSON.parse(json))
      .catch((error: unknown) => log.warn({ err: error, channel }, 'a public value went nowhere'))
  })
  return {
    tokens,
    hub,
    async close() {
      stopFeed?.()
      others?.close()
      await hub.close()
      revoked.close()
    },
  }
}

/** A token may outlive its session. */
const admitOpenSessions =
  ({ reader }: Database): Admit =>
  async ({ session }) => {
    if (session === undefined) return { disconnect: DISCONNECTS.invalidToken }
    const open = await readOpenSessions(reader, [session])
    return open.has(session) ? {} : { disconnect: DISCONNECTS.forceNoReconnect }
  }
