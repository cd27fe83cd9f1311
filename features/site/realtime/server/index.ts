import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { openRealtime, SOCKET_PATH } from '#platform/realtime/index.ts'
import { getConnection } from '../contract.ts'
import { connect } from './connect.ts'

export { announceReload } from './announce-reload.ts'
export { pushDesk } from './operator-push.ts'

/** Pushes outbox messages to players' pages. */
export const realtimeServer = ({ realtimeApiKey, ...services }: SiteServices): ServerFeature => {
  const { tokens, hub, close } = openRealtime({ ...services, apiKey: realtimeApiKey })
  const known = { tokens, slices: services.slices }
  return {
    id: 'realtime',
    routes: [bind(getConnection, async (ctx) => ({ success: true as const, data: await connect(known, ctx) }))],
    profile: async (ctx) => {
      const connection = await connect(known, ctx, { isPageNew: true })
      return { connection, token: connection.connectionToken }
    },
    // Pages may connect to another host only where it holds the sockets; over http too, for its streams.
    connectOrigins: () => (services.centrifugo ? originsOf(services.centrifugo.socketUrl) : []),
    socket: { path: SOCKET_PATH, accept: hub.accept, streams: hub.routes, openCount: () => hub.openCount, close },
  }
}

function originsOf(socketUrl: string): string[] {
  const { origin } = new URL(socketUrl)
  return [origin, origin.replace(/^ws/, 'http')]
}
