import type pg from 'pg'
import { DAY_MS } from '#kernel/time.ts'

export interface Copied {
  readonly table: string
  readonly rows: number
}

interface Column {
  readonly name: string
  readonly type: string
  /** Some row has the id of something that is a player's in it. */
  readonly isOwned: boolean
}

interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** Columns without such ids that must still differ in each copy. */
  readonly keys: ReadonlySet<string>
}

/** Ids of what belongs to one player; those of campaigns and operators stay. */
const OWNED = 'plr|ses|rnd|hld|sed|doc|chk|tkt|pop|ord|att|rfd|rdm|pot|pac'
const OWNED_ID = `\\m(?:${OWNED})_[0-9a-z]{26}\\M`
const SCHEMAS = ['public', 'ledger', 'outbox', 'promotion']

/** Shared by players, short-lived, or checked letter by letter. */
const LEFT: ReadonlySet<string> = new Set(
  `outbox.push outbox.channel outbox.said outbox.parked ledger.rolled_up ledger.day_sum ledger.life_sum invitation_code job_due rate_limit one_time_state
   one_time_token sign_in_guard promotion.standing promotion.board_move promotion.final_table promotion.push_due
   promotion.place_due promotion.pot promotion.pot_slice promotion.claim_slot promotion.live_state promotion.kept_winner
   promotion.tick_due`.split(/\s+/),
)

/** Rows without copies: prizes that are still to be paid would keep the site busy. */
const LEFT_ROWS: Readonly<Record<string, string>> = { 'promotion."grant"': "state in ('due', 'held')" }

/** Kinds and states are the same in each copy. */
const SHARED: ReadonlySet<string> = new Set(['brand', 'mode', 'kind', 'state', 'status', 'reader', 'txid'])

/** An id's time has ten letters. A shift by whole spans, 9 hours, changes only the first five. */
const SPAN_MS = 32 ** 5
const YEAR_SPANS = Math.floor((330 * DAY_MS) / SPAN_MS)
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Copies all players with everything that is theirs, each copy a little further back in a year. The rows come from a site
 * that lived, so that a copy has what players have. What the conditions on money ask for holds afterwards. The client is
 * the owner of the database; nothing else writes meanwhile.
 */
export async function multiplyPlayers(client: pg.ClientBase, copies: number): Promise<Copied[]> {
  await client.query('set session_replication_role = replica')
  await openCopies(client, copies)
  const last = await lastNumbers(client)
  const done: Copied[] = []
  for (const table of await ownedTables(client)) {
    const copying = copyOf(table, await stridesOf(client, table), last)
    const { rowCount } = await client.query(copying).catch((cause: unknown) => {
      throw new Error(`${table.name} could not be copied: ${copying}`, { cause })
    })
    done.push({ table: table.name, rows: rowCount ?? 0 })
  }
  await balanceHouse(client, last.txn)
  await sumAgain(client)
  // All events were read before they were copied.
  for (const readers of ['outbox.reader', 'outbox.part_cursor'])
    await client.query(`update ${readers} set done = pg_current_snapshot(), until = pg_current_snapshot(), last_id = 0`)
  await client.query('set session_replication_role = origin')
  await moveSequences(client)
  return done
}

/**
 * `copy` has a row for each copy: how many days earlier it is, so that hours stay whole, and the first halves of its ids' times, in the order of `heads`.
 * Replaced from the earliest on, none is replaced twice, as copies are earlier.
 */
async function openCopies(client: pg.ClientBase, copies: number): Promise<void> {
  const sources = ['player', 'game_round', 'player_session', 'fair_seed_pair', 'purchase_order', 'redemption']
  const { rows } = await client.query<{ head: string }>(
    `select distinct substr(id, 5, 5) as head from (${sources.map((table) => `select id from ${table}`).join(' union all ')}) as ids order by 1`,
  )
  const heads = rows.map(({ head }) => head)
  await client.query('drop table if exists pg_temp.copy')
  await client.query('create temp table copy (n int primary key, code text not null, days int not null, heads text[] not null)')
  for (let n = 1; n <= copies; n++) {
    const spans = Math.floor((n * YEAR_SPANS) / copies)
    const own = heads.map((head) => encode(decode(head) - spans))
    const days = Math.round((spans * SPAN_MS) / DAY_MS)
    await client.query(`insert into copy values ($1, lpad(to_hex($1::int), 5, '0'), $2, $3)`, [n, days, own])
  }
  const moved = heads.reduce((value, head, i) => `replace(${value}, '_${head}', '_' || heads[${i + 1}])`, 'value')
  const parts = `\\m((?:${OWNED})_[0-9a-z]{10})[0-9a-z]{5}([0-9a-z]{11})\\M`
  await client.query(
    `create or replace function pg_temp.of_copy(value text, code text, heads text[]) returns text language sql immutable as
       $$ select regexp_replace(${moved}, '${parts}', '\\1' || code || '\\2', 'g') $$`,
  )
}

const decode = (text: string): number => text.split('').reduce((value, letter) => value * 32 + ALPHABET.indexOf(letter), 0)

function encode(value: number): string {
  let text = ''
  for (let rest = value, i = 0; i < 5; i++, rest = Math.floor(rest / 32)) text = ALPHABET[rest % 32]! + text
  return text
}

/** Every table of which a row names something that is a player's. */
async function ownedTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: Omit<Column, 'isOwned'>[] }>(
    `select c.oid::regclass::text as name,
       json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, null)) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.oid order by 1`,
    [SCHEMAS],
  )
  const tables: Table[] = []
  for (const { name, columns } of rows) {
    if (LEFT.has(name)) continue
    const isText = ({ type }: Omit<Column, 'isOwned'>) => !/bytea|timestamp|date|int|bool/.test(type)
    const owned = columns.map((column) =>
      isText(column) ? `coalesce(bool_or(${column.name}::text ~ '${OWNED_ID}'), false)` : 'false',
    )
    if (!owned.some((each) => each !== 'false')) continue
    const found = await client.query<{ owned: boolean[] }>(`select array[${owned.join(', ')}] as owned from ${name}`)
    const isOwned = found.rows[0]!.owned
    if (!isOwned.includes(true)) continue
    const known = columns.map((column, i) => ({ ...column, isOwned: isOwned[i]! }))
    tables.push({ name, columns: known, keys: await keysOf(client, name, known) })
  }
  return tables
}

/** Of each unique index whose columns no owned id makes different in each copy, the last column, rather no time: copies share days. */
async function keysOf(client: pg.ClientBase, table: string, columns: readonly Column[]): Promise<ReadonlySet<string>> {
  // Indexes over expressions depend on their columns, those of constraints list them.
  const { rows } = await client.query<{ columns: string[] }>(
    `select array(select quote_ident(a.attname) from pg_attribute a where a.attrelid = i.indrelid and a.attgenerated = '' and (
         a.attnum = any (i.indkey) or exists (select from pg_depend d
           where d.objid = i.indexrelid and d.refobjid = i.indrelid and d.refobjsubid = a.attnum)) order by a.attnum) as columns
     from pg_index i where i.indrelid = $1::regclass and i.indisunique`,
    [table],
  )
  const owned = new Set(columns.filter(({ isOwned }) => isOwned).map(({ name }) => name))
  const times = new Set(columns.filter(({ type }) => /timestamp|date/.test(type)).map(({ name }) => name))
  const last = (names: readonly string[]) => names.findLast((name) => !times.has(name)) ?? names.at(-1)
  return new Set(
    rows
      .filter((unique) => !unique.columns.some((name) => owned.has(name)))
      .flatMap((unique) => last(unique.columns.filter((name) => !SHARED.has(name))) ?? []),
  )
}

/** How far apart the numbers of two copies are, by column. */
async function stridesOf(client: pg.ClientBase, { name, columns, keys }: Table): Promise<ReadonlyMap<string, string>> {
  const strides = new Map<string, string>()
  for (const column of columns.filter((each) => keys.has(each.name) && /int/.test(each.type))) {
    const { rows } = await client.query<{ stride: string }>(
      `select (coalesce(max(${column.name}), 0) + 1)::text as stride from ${name}`,
    )
    strides.set(column.name, rows[0]!.stride)
  }
  return strides
}

/** What the numbers of transfers and holds end at. */
type LastNumbers = Readonly<Record<'txn' | 'hld', string>>

const numberedBy = (column: string): keyof LastNumbers | undefined =>
  column === 'transfer' ? 'txn' : /^hold(_|$)/.test(column) ? 'hld' : undefined

function copyOf({ name, columns, keys }: Table, strides: ReadonlyMap<string, string>, last: LastNumbers): string {
  const values = columns.map(({ name: column, type, isOwned }) => {
    const value = `source.${column}`
    const numbered = numberedBy(column)
    if (numbered) {
      const later = (no: string): string => `${no} + copy.n::bigint * (${last[numbered]} + 1)`
      if (type === 'bigint') return later(value)
      return `case when ${value} ~ '^${numbered}_' then '${numbered}_' || (${later(`substr(${value}, 5)::bigint`)}) else ${value} end`
    }
    if (type === 'timestamp with time zone') return `${value} - copy.days * interval '24 hours'`
    if (type === 'date') return `${value} - copy.days`
    if (strides.has(column)) return `${value} + copy.n::bigint * ${strides.get(column)}`
    if (isOwned) return `pg_temp.of_copy(${value}::text, copy.code, copy.heads)::${type}`
    if (!keys.has(column)) return value
    return type === 'bytea' ? `sha256(${value} || convert_to(copy.code, 'utf8'))` : `(${value} || '-' || copy.code)::${type}`
  })
  const owns = columns.filter(({ isOwned }) => isOwned).map(({ name: column }) => `${column}::text ~ '${OWNED_ID}'`)
  return `
    with source as materialized (
      select * from ${name} where (${owns.join(' or ')}) and not coalesce(${LEFT_ROWS[name] ?? 'false'}, false)
    )
    insert into ${name} (${columns.map(({ name: column }) => column).join(', ')}) overriding system value
    select ${values.join(', ')} from source, copy`
}

/**
 * Gives one player the rounds, transfers and prizes of its own first copies: a player who played for a year. Wallets stay,
 * so that the conditions on money do not hold afterwards.
 */
export async function inheritCopies(client: pg.ClientBase, heir: string, copiesMax: number): Promise<void> {
  const { rows } = await client.query<{ players: string[] }>(
    `select array_agg(id) as players from player where id <> $1 and right(id, 11) = right($1, 11)
       and ('x0' || substr(id, 15, 5))::bit(24)::int <= $2`,
    [heir, copiesMax],
  )
  const given = [heir, rows[0]!.players]
  await client.query('set session_replication_role = replica')
  for (const table of ['promotion."grant"', 'game_round'])
    await client.query(`update ${table} set player = $1 where player = any ($2)`, given)
  const key = `key || '-' || substr(player, 15, 5)`
  await client.query(`update ledger.transfer set player = $1, key = ${key} where player = any ($2)`, given)
  await sumAgain(client)
  await client.query('set session_replication_role = origin')
}

async function lastNumbers(client: pg.ClientBase): Promise<LastNumbers> {
  const { rows } = await client.query<LastNumbers>(
    `select (select coalesce(max(no), 0) from ledger.transfer)::text as txn, (select coalesce(max(no), 0) from ledger.hold)::text as hld`,
  )
  return rows[0]!
}

/** Adds the other sides of the copied transfers. */
async function balanceHouse(client: pg.ClientBase, last: string): Promise<void> {
  await client.query(
    `update ledger.house_account h set balance = balance + s.change
     from (select side.account, side.asset, sum(side.amount)::bigint as change
       from ledger.transfer t cross join lateral ledger.sides_of(t.movements) as side
       where t.no > $1 and side.account <> 'player' group by 1, 2) s
     where h.code = s.account and h.asset = s.asset`,
    [last],
  )
  await client.query(
    'update ledger.rolled_up set after_no = s.no, mark_no = s.no, summed_after_no = s.no from (select max(no) as no from ledger.transfer) s',
  )
}

/** Everything is counted by the roll-up, and so in the sums of players. */
async function sumAgain(client: pg.ClientBase): Promise<void> {
  await client.query('truncate ledger.day_sum, ledger.life_sum, ledger.brand_balance')
  await client.query("select ledger.sum_up(0, '0', null)")
}

/** Past the numbers of the copies. */
async function moveSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; owner: string; column: string }>(
    `select s.oid::regclass::text as sequence, d.refobjid::regclass::text as owner, quote_ident(a.attname) as column
     from pg_class s join pg_namespace n on n.oid = s.relnamespace join pg_depend d on d.objid = s.oid and d.refobjsubid > 0
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and n.nspname = any ($1)`,
    [SCHEMAS],
  )
  for (const { sequence, owner, column } of rows)
    await client.query(`select setval('${sequence}', (select coalesce(max(${column}), 1) from ${owner}))`)
  await client.query("select setval('ledger.transfer_no_seq', (select coalesce(max(no), 1) from ledger.transfer))")
}
