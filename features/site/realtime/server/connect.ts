import { playerChannel, publicChannel } from '#kernel/push.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readHistory } from '#platform/outbox/history.ts'
import type { Tokens } from '#platform/realtime/index.ts'
import { slicesOn } from '#platform/slices.ts'
import type { Connection } from '../contract.ts'

export interface ConnectServices {
  readonly tokens: Tokens
  readonly slices: () => readonly ServerFeature[]
}

/**
 * Channels of one player's page: the player channel, the public channel and the slices' live values. A new page also
 * gets the player channel's cursor, so no push between the profile and the first subscription is lost.
 */
export async function connect(
  { tokens, slices }: ConnectServices,
  ctx: PlayerContext,
  { isPageNew = false } = {},
): Promise<Connection> {
  const { playerId, session, reader, theme } = ctx
  const channel = playerChannel(playerId)
  const everybodys = publicChannel(theme.id)
  const since = isPageNew ? await readPosition(reader, channel) : undefined
  const [connectionToken, token, publicToken] = await Promise.all([
    tokens.issueConnection(playerId, session.id),
    tokens.issueChannel(playerId, channel, since),
    tokens.issueChannel(playerId, everybodys),
  ])
  const live = slicesOn(ctx, slices()).flatMap(({ liveChannels }) => liveChannels?.(theme.id) ?? [])
  const connections = [
    { channel, token },
    { channel: everybodys, token: publicToken },
    // Any connected client may subscribe to these.
    ...live.map((name) => ({ channel: name, token: '' })),
  ]
  return { url: tokens.socketUrl, connectionToken, connections, url2: tokens.streamUrl }
}

async function readPosition(reader: PlayerContext['reader'], channel: string) {
  const { epoch, offset } = await readHistory(reader, channel)
  return { epoch, offset }
}
