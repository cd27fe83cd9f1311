import { playerChannel } from '#kernel/push.ts'
import type { PlayerContext } from '#platform/context.ts'
import { readHistory } from '#platform/outbox/history.ts'
import { SOCKET_PATH, type Tokens } from '#platform/realtime/index.ts'
import type { Connection } from '../contract.ts'

/**
 * The tokens of one player's page. A new page gets its channel's position too: what is pushed between the profile and
 * the first subscription is then not lost to it.
 */
export async function connect(
  tokens: Tokens,
  { playerId, session, reader }: PlayerContext,
  { isPageNew = false } = {},
): Promise<Connection> {
  const channel = playerChannel(playerId)
  const since = isPageNew ? await readPosition(reader, channel) : undefined
  const [connectionToken, token] = await Promise.all([
    tokens.issueConnection(playerId, session.id),
    tokens.issueChannel(playerId, channel, since),
  ])
  return { url: SOCKET_PATH, connectionToken, connections: [{ channel, token }], url2: null }
}

async function readPosition(reader: PlayerContext['reader'], channel: string) {
  const { epoch, offset } = await readHistory(reader, channel)
  return { epoch, offset }
}
