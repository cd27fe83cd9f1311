import { createClient } from '@redis/client'
import type { Logger } from 'pino'
import { SECOND_MS } from '#kernel/time.ts'
import type { OpenWire } from './bus.ts'

export interface RedisWireOptions {
  readonly url: string
  /** Prefixed for this site: Redis channels span its numbered databases. */
  readonly channel: string
  readonly log: Logger
  readonly times?: typeof REDIS_TIMES
}

/** Unanswered pings detect a server that vanished silently. */
export const REDIS_TIMES = { reconnectMsMax: 2 * SECOND_MS, pingMs: 5 * SECOND_MS, silenceMs: 15 * SECOND_MS }

/** Over Redis. Messages sent while disconnected are lost, never queued. */
export const redisWire =
  ({ url, channel, log, times = REDIS_TIMES }: RedisWireOptions): OpenWire =>
  (onText) => {
    const reconnectStrategy = (retries: number): number => Math.min(20 * 2 ** Math.min(retries, 10), times.reconnectMsMax)
    const open = (purpose: string) => {
      const client = createClient({
        url,
        disableOfflineQueue: purpose === 'publishing',
        pingInterval: times.pingMs,
        socket: { reconnectStrategy, connectTimeout: times.silenceMs, socketTimeout: times.silenceMs },
      })
      let isLost = false
      client.on('error', (error: Error) => {
        if (!isLost) log.warn({ err: error, purpose }, 'Redis is lost; what is for other processes waits for it or is dropped')
        isLost = true
      })
      client.on('ready', () => {
        if (isLost) log.info({ purpose }, 'Redis is back')
        isLost = false
      })
      client.connect().catch(() => {})
      return client
    }
    const publisher = open('publishing')
    const subscriber = open('hearing')
    // Waits for the connection, and runs again after each loss.
    subscriber.subscribe(channel, onText).catch(() => {})
    return {
      send(text) {
        if (publisher.isReady) publisher.publish(channel, text).catch(() => {})
      },
      async close() {
        for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy()
      },
    }
  }
