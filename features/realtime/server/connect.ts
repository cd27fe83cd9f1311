import { playerChannel, publicChannel } from '#kernel/push.ts'
import type { PlayerContext } from '#platform/context.ts'
import { readHistory } from '#platform/outbox/history.ts'
import type { Tokens } from '#platform/realtime/index.ts'
import type { Connection } from '../contract.ts'

/**
 * The tokens of one player's page: the player's own channel, then the one of everybody. A new page gets the own one's
 * position too: what is pushed between the profile and the first subscription is then not lost to it.
 */
export async function connect(
  tokens: Tokens,
  { playerId, session, reader, theme }: PlayerContext,
  { isPageNew = false } = {},
): Promise<Connection> {
  const channel = playerChannel(playerId)
  const everybodys = publicChannel(theme.id)
  const since = isPageNew ? await readPosition(reader, channel) : undefined
  const [connectionToken, token, publicToken] = await Promise.all([
    tokens.issueConnection(playerId, session.id),
    tokens.issueChannel(playerId, channel, since),
    tokens.issueChannel(playerId, everybodys),
  ])
  const connections = [
    { channel, token },
    { channel: everybodys, token: publicToken },
  ]
  return { url: tokens.socketUrl, connectionToken, connections, url2: null }
}

async function readPosition(reader: PlayerContext['reader'], channel: string) {
  const { epoch, offset } = await readHistory(reader, channel)
  return { epoch, offset }
}
