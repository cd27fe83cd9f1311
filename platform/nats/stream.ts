import { jetstream, jetstreamManager, JetStreamApiCodes, JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream'
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import type { NatsConfig } from '../config/config.ts'
import { type OutwardMessage, prefixOf } from './outward-events.ts'

/** Of a stream that this process creates. An existing one keeps the settings that its operator gave it. */
const KEPT_MS = 30 * DAY_MS
const REPEATED_WITHIN_MS = 10 * MINUTE_MS
const NANOSECONDS = 1_000_000

/** A connection to the stream of events. */
export interface EventStream {
  /**
   * Stores these in order. If one is lost, those after it are refused, and it rejects; what is stored already is not
   * stored again.
   */
  publish(messages: readonly OutwardMessage[]): Promise<void>
  /** Of the message that was stored last; undefined for an empty stream. */
  lastId(): Promise<string | undefined>
  close(): Promise<void>
}

/** Creates the stream if there is none. */
export async function openStream(config: NatsConfig, answerMs: number): Promise<EventStream> {
  const connection = await connect({ ...optionsFor(config.url), timeout: answerMs })
  try {
    const manager = await jetstreamManager(connection, { timeout: answerMs })
    await createIfMissing(manager, config)
    return streamOver(connection, manager, { ...config, answerMs })
  } catch (error) {
    await connection.close()
    throw error
  }
}

function streamOver(
  connection: NatsConnection,
  manager: JetStreamManager,
  config: NatsConfig & { answerMs: number },
): EventStream {
  const client = jetstream(connection, { timeout: config.answerMs })
  return {
    async publish(messages) {
      const stored = await Promise.allSettled(
        messages.map(({ subject, data, id }, nth) => {
          const before = messages[nth - 1]?.id
          return client.publish(subject, data, { msgID: id, ...(before ? { expect: { lastMsgID: before } } : {}) })
        }),
      )
      const failed = stored.find((each) => each.status === 'rejected')
      if (failed) throw failed.reason
    },
    async lastId() {
      const { state } = await manager.streams.info(config.stream)
      if (state.messages === 0) return undefined
      const last = await manager.streams.getMessage(config.stream, { seq: state.last_seq })
      return last?.header.get('Nats-Msg-Id')
    },
    close: () => connection.close(),
  }
}

async function createIfMissing({ streams }: JetStreamManager, config: NatsConfig): Promise<void> {
  try {
    await streams.info(config.stream)
  } catch (error) {
    const isMissing = error instanceof JetStreamApiError && error.code === Number(JetStreamApiCodes.StreamNotFound)
    if (!isMissing) throw error
    await streams.add({
      name: config.stream,
      subjects: [`${prefixOf(config)}.>`],
      max_age: KEPT_MS * NANOSECONDS,
      duplicate_window: REPEATED_WITHIN_MS * NANOSECONDS,
    })
  }
}

/** Each attempt is one connection: what is not confirmed is read again from the outbox, not sent from a buffer. */
function optionsFor(text: string): ConnectionOptions {
  const { protocol, host, username, password } = new URL(text)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  return {
    name: 'croupier',
    servers: host,
    reconnect: false,
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    ...(user && pass ? { user, pass } : user ? { token: user } : {}),
  }
}
