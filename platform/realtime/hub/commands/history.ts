import type { HistoryPage } from '../sources/channel-source.ts'
import { ERRORS } from '../codes.ts'
import { ChannelError, type HubParts } from '../hub-parts.ts'
import type { HistoryRequest } from '../protocol.ts'

/** A page of a channel's history. Throws a ChannelError. */
export async function readPage({ rulesOf, source, limits }: HubParts, request: HistoryRequest): Promise<HistoryPage> {
  const { channel = '', limit = 0, since, reverse = false } = request
  const rules = rulesOf(channel)
  if (!rules) throw new ChannelError(ERRORS.unknownChannel)
  if (rules.kind !== 'counted') throw new ChannelError(ERRORS.notAvailable)
  const from = since && { epoch: since.epoch ?? '', offset: since.offset ?? 0 }
  const page = await source.list(channel, {
    limit: limit < 0 ? limits.historyMax : Math.min(limit, limits.historyMax),
    reverse,
    ...(from && { since: from }),
  })
  if (from && from.epoch !== '' && from.epoch !== page.epoch) throw new ChannelError(ERRORS.unrecoverablePosition)
  return page
}
