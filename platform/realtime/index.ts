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
import { openOthers } from './others.ts'
import { outboxSource } from './outbox-source.ts'
import { endRevoked } from './revoked-sessions.ts'
import { createTokens, type Tokens } from './tokens.ts'

export type { RealtimeHub } from './hub/index.ts'
export type { Tokens } from './tokens.ts'

/** Where the protocol's servers usually stand. */
export const SOCKET_PATH = HUB_PATHS.websocket

/** A process's part in pushing: its clients, fed from the outbox that all processes share. */
export interface Realtime {
  readonly tokens: Tokens
  /** Who asks here was let in by the site: its origin was looked at. */
  readonly hub: RealtimeHub
  /** Clients are told to come back; they find another process, or this one started again. */
  close(): Promise<void>
}

export interface RealtimeOptions extends Pick<HubOptions, 'apiKey'> {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly log: Logger
  readonly limits?: Partial<HubLimits>
  /** To the hubs of the other processes; without it this one is alone. */
  readonly bus?: Bus
  readonly publicFeed?: PublicFeed
  readonly centrifugo?: Pick<CentrifugoConfig, 'tokenSecret' | 'socketUrl'> | undefined
}

/** The hub on the house's own ground: its tokens, its sessions, its outbox. */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { database, vault, clock, log, limits = {}, bus, publicFeed, apiKey, centrifugo } = options
  // Where another server holds the sockets, pages are given what opens that one.
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

/** A token may outlive the session that it was made for. */
const admitOpenSessions =
  ({ reader }: Database): Admit =>
  async ({ session }) => {
    if (session === undefined) return { disconnect: DISCONNECTS.invalidToken }
    const open = await readOpenSessions(reader, [session])
    return open.has(session) ? {} : { disconnect: DISCONNECTS.forceNoReconnect }
  }
