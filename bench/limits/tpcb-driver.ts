import pg from 'pg'

/**
 * pgbench's TPC-B-like script from Node, for machines without pgbench: the same tables, five statements and commit,
 * prepared. Node spends more per statement than pgbench, so this baseline is slightly lower.
 */
export async function fill(url: string, scale: number): Promise<void> {
  await withClient(url, (client) =>
    client.query(`
      create table pgbench_branches (bid int not null, bbalance int, filler char(88)) with (fillfactor = 100);
      create table pgbench_tellers (tid int not null, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
      create table pgbench_accounts (aid int not null, bid int, abalance int, filler char(84)) with (fillfactor = 100);
      create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
      insert into pgbench_branches select i, 0, '' from generate_series(1, ${scale}) i;
      insert into pgbench_tellers select i, (i - 1) / 10 + 1, 0, '' from generate_series(1, ${scale * 10}) i;
      insert into pgbench_accounts select i, (i - 1) / 100000 + 1, 0, '' from generate_series(1, ${scale * 100_000}) i;
      alter table pgbench_branches add primary key (bid);
      alter table pgbench_tellers add primary key (tid);
      alter table pgbench_accounts add primary key (aid);
      analyze`),
  )
}

export async function drive({ url, scale, clients, seconds }: { url: string; scale: number; clients: number; seconds: number }) {
  const until = performance.now() + seconds * 1_000
  const counts = await Promise.all(
    Array.from({ length: clients }, (_, nth) => withClient(url, (client) => work(client, { scale, nth, until }))),
  )
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function work(client: pg.Client, { scale, nth, until }: { scale: number; nth: number; until: number }): Promise<number> {
  const run = (name: string, text: string, values: number[]) => client.query({ name, text, values })
  // Any distribution of rows works, as long as clients differ.
  let state = nth + 1
  const below = (count: number): number => (state = (state * 48_271) % 2_147_483_647) % count
  for (let done = 0; ; done++) {
    if (performance.now() > until) return done
    const [aid, tid, bid] = [below(scale * 100_000) + 1, below(scale * 10) + 1, below(scale) + 1]
    const delta = below(10_001) - 5_000
    await client.query('begin')
    await run('a', 'update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, aid])
    await run('b', 'select abalance from pgbench_accounts where aid = $1', [aid])
    await run('c', 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid])
    await run('d', 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, bid])
    const history = 'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)'
    await run('e', history, [tid, bid, aid, delta])
    await client.query('commit')
  }
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
