import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readSiteEvents, type StoredSiteEvent } from '#platform/site-watch/site-events.ts'
import { readVersions } from '#platform/site-watch/software-versions.ts'
import type * as contract from '../contract.ts'

const SHOWN_MAX = 50

export async function listSiteEvents(
  ctx: OperatorContext,
  { query }: InputOf<typeof contract.listSiteEvents>,
): Promise<ReplyOf<typeof contract.listSiteEvents>> {
  return ctx.show<ReplyOf<typeof contract.listSiteEvents>>('site-events', async (tx) => {
    const found = await readSiteEvents(tx, { brand: ctx.theme.id, before: cursorOf(query), max: SHOWN_MAX + 1 })
    const shown = found.slice(0, SHOWN_MAX)
    const seen = [...new Set(shown.flatMap(({ player }) => player ?? []))]
    return { seen, value: { success: true, data: { events: shown.map(toEvent), next: nextOf(found, shown) } } }
  })
}

export async function listVersions(
  ctx: OperatorContext,
  { query }: InputOf<typeof contract.listVersions>,
): Promise<ReplyOf<typeof contract.listVersions>> {
  const found = await readVersions(ctx.reader, cursorOf(query), SHOWN_MAX + 1)
  const shown = found.slice(0, SHOWN_MAX)
  const versions = shown.map((each) => ({ ...each, id: String(each.id), at: toUnixSeconds(each.at) }))
  return { success: true, data: { versions, next: nextOf(found, shown) } }
}

const cursorOf = ({ before }: { readonly before?: string | undefined }): bigint | null =>
  before === undefined ? null : BigInt(before)

const nextOf = <T extends { readonly id: bigint }>(found: readonly T[], shown: readonly T[]): string | null =>
  found.length > shown.length ? String(shown.at(-1)!.id) : null

/** Details have the fields of their kind: `recordSiteEvent` is called with them alone. */
const toEvent = ({ id, at, since, until, player, login, isTest, kind, detail }: StoredSiteEvent): contract.SiteLogEvent =>
  ({
    ...detail,
    kind,
    id: String(id),
    at: toUnixSeconds(at),
    since: since === null ? null : toUnixSeconds(since),
    until: until === null ? null : toUnixSeconds(until),
    ...(player && { player, login: login ?? player, isTest }),
  }) as contract.SiteLogEvent
