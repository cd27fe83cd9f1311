import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { OutgoingPush } from './api.ts'

const SINK = 'centrifugo'
const CHANNELS_MAX = 5_000

/** While it is active, retention keeps what it has not received. */
export async function markSeen(reader: Reader): Promise<void> {
  await sql`
    insert into outbox.sink (name) values (${SINK}) on conflict (name) do update set seen_at = now()`.execute(reader)
}

/** Channels with unpublished pushes, within the last `seconds` or overall. */
export async function findUnpublished(reader: Reader, seconds?: number): Promise<string[]> {
  const recent = seconds === undefined ? sql`` : sql`and p.at > now() - make_interval(secs => ${seconds})`
  const { rows } = await sql<{ channel: string }>`
    select p.channel from (
      select p.channel, max(p.seq) as top from outbox.push p where true ${recent} group by p.channel
    ) p
    cross join lateral outbox.counters_of(array[p.channel]) c
    left join outbox.published d on d.channel = p.channel and d.epoch = c.epoch
    where d.seq is null or p.top > d.seq limit ${CHANNELS_MAX}`.execute(reader)
  return rows.map(({ channel }) => channel)
}

/** The next unpublished pushes of each channel, in order. */
export async function readUnpublished(
  reader: Reader,
  channels: readonly string[],
  perChannel: number,
): Promise<OutgoingPush[][]> {
  const { rows } = await sql<{ channel: string; epoch: string; seq: bigint; json: string }>`
    select c.name as channel, c.epoch, p.seq, p.message as json
    from outbox.counters_of(${channels}::text[]) c left join outbox.published d on d.channel = c.name and d.epoch = c.epoch
    cross join lateral outbox.messages_after(c.name, coalesce(d.seq, 0), ${perChannel}) p
    order by c.name, p.seq`.execute(reader)
  const pushes = rows.map((row) => ({ ...row, seq: Number(row.seq) }))
  return [...Map.groupBy(pushes, ({ channel }) => channel).values()]
}

/** Never moves back: another process may have taken over and advanced further. */
export async function storePublished(reader: Reader, pushes: readonly OutgoingPush[]): Promise<void> {
  const [channels, epochs, seqs] = [
    pushes.map((each) => each.channel),
    pushes.map((each) => each.epoch),
    pushes.map((each) => each.seq),
  ]
  await sql`
    insert into outbox.published as d (channel, epoch, seq)
    select * from unnest(${channels}::text[], ${epochs}::text[], ${seqs}::bigint[]) as p (channel, epoch, seq)
    order by p.channel collate "C"
    on conflict (channel) do update set epoch = excluded.epoch, seq = excluded.seq
    where d.epoch <> excluded.epoch or d.seq < excluded.seq`.execute(reader)
}
