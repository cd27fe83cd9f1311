import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { Messages, readStartup } from './postgres-messages.ts'

/** What a pooler of PgBouncer 1.18's kind lets a client say when it connects. */
const STARTUP_PARAMETERS = new Set(
  'user database client_encoding datestyle timezone standard_conforming_strings application_name'.split(' '),
)
const TERMINATE = 'X'
const PARSE = 'P'
/** A simple query and the end of an extended one: each is answered with one `READY`. */
const ASKS = new Set(['Q', 'S'])
const READY = 'Z'

export interface TransactionPooler {
  /** For the given user and database of the server. */
  url(user: string, database?: string): string
  /** Transactions that each server connection has served. */
  readonly served: readonly number[]
  /** What transactions left in the sessions of server connections: nothing, or the next client meets it. */
  leftBehind(user: string): Promise<string[]>
  [Symbol.asyncDispose](): Promise<void>
}

interface ServerConnection {
  readonly stream: Socket
  readonly nth: number
}

/**
 * A pooler in transaction mode, as strict as PgBouncer 1.18: each transaction gets the server connection that has waited
 * longest, so two of one client meet on different ones; startup parameters and named statements are refused.
 */
export async function openTransactionPooler(serverUrl: string, { passwords, size = 3 }: Options): Promise<TransactionPooler> {
  const pools = new Map<string, Promise<ServerPool>>()
  const served: number[] = []
  const sockets = new Set<Socket>()
  const poolFor = (user: string, database: string): Promise<ServerPool> => {
    const key = `${user} ${database}`
    const known = pools.get(key) ?? openServers(serverUrl, { user, password: passwords[user] ?? '', database, size, served })
    pools.set(key, known)
    return known
  }
  const listener = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    void serve(socket, poolFor).catch((error: unknown) => refuse(socket, (error as Error).message))
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const { database: own } = new pg.Client(serverUrl)
  const url = (user: string, database = own ?? ''): string =>
    `postgres://${user}:${passwords[user] ?? 'unknown'}@127.0.0.1:${port}/${database}`
  return {
    url,
    served,
    leftBehind: (user) => askEach(url(user), size),
    async [Symbol.asyncDispose]() {
      listener.close()
      for (const socket of sockets) socket.destroy()
      for (const pool of pools.values()) for (const { stream } of (await pool).all) stream.destroy()
    },
  }
}

interface Options {
  readonly passwords: Readonly<Record<string, string>>
  /** Connections to the server for each user and database. */
  readonly size?: number
}

interface ServerPool {
  readonly all: readonly ServerConnection[]
  take(): Promise<ServerConnection>
  giveBack(server: ServerConnection): void
}

interface ServerLogin {
  readonly user: string
  readonly password: string
  readonly database: string
  readonly size: number
  readonly served: number[]
}

async function openServers(serverUrl: string, { size, served, ...login }: ServerLogin): Promise<ServerPool> {
  const { host, port } = new pg.Client(serverUrl)
  const all: ServerConnection[] = []
  for (let nth = 0; nth < size; nth++) {
    const client = new pg.Client({ host, port, ...login })
    await client.connect()
    // Signed in by the driver; from now on its socket carries the messages of others.
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    for (const event of ['data', 'end', 'close']) stream.removeAllListeners(event)
    all.push({ stream, nth: served.push(0) - 1 })
  }
  const idle = [...all]
  const waiting: ((server: ServerConnection) => void)[] = []
  return {
    all,
    take: async () => idle.shift() ?? new Promise((resolve) => waiting.push(resolve)),
    giveBack(server) {
      served[server.nth]! += 1
      const next = waiting.shift()
      if (next) next(server)
      else idle.push(server)
    },
  }
}

/** Carries one client's messages; a server connection is its own only while a transaction is open. */
async function serve(socket: Socket, poolFor: (user: string, database: string) => Promise<ServerPool>): Promise<void> {
  const startup = await readStartup(socket)
  for (const name of startup.keys()) {
    if (!STARTUP_PARAMETERS.has(name.toLowerCase())) return refuse(socket, `unsupported startup parameter: ${name}`)
  }
  const pool = await poolFor(startup.get('user') ?? '', startup.get('database') ?? '')
  let server: ServerConnection | undefined
  let asked = 0
  socket.write(Messages.welcome())
  const back = new Messages()
  const onAnswer = (data: Buffer): void => {
    for (const { type, body, whole } of back.read(data)) {
      socket.write(whole)
      if (type !== READY) continue
      asked -= 1
      if (asked === 0 && body.toString() === 'I') letGo()
    }
  }
  const letGo = (): void => {
    if (!server) return
    server.stream.off('data', onAnswer)
    pool.giveBack(server)
    server = undefined
  }
  const there = new Messages()
  try {
    for await (const data of socket as AsyncIterable<Buffer>) {
      for (const { type, body, whole } of there.read(data)) {
        if (type === TERMINATE) return void socket.end()
        if (type === PARSE && body[0] !== 0) return refuse(socket, 'a named statement in transaction mode')
        if (!server) {
          server = await pool.take()
          server.stream.on('data', onAnswer)
        }
        if (ASKS.has(type)) asked += 1
        server.stream.write(whole)
      }
    }
  } finally {
    // A client that left inside a transaction.
    if (server) {
      asked += 1
      server.stream.write(Messages.query('rollback'))
    }
  }
}

/** As PgBouncer does: a fatal error of the class of connections. */
function refuse(socket: Socket, reason: string): void {
  socket.end(Messages.fatal('08P01', reason))
}

const LEFT_BEHIND = `
  select 'an advisory lock' as what from pg_locks where pid = pg_backend_pid() and locktype = 'advisory'
  union all select 'listens to ' || channel from pg_listening_channels() as channel
  union all select 'statement ' || name from pg_prepared_statements
  union all select 'cursor ' || name from pg_cursors where is_holdable
  union all select 'setting ' || name from pg_settings where source = 'session'
  union all select 'table ' || relname from pg_class where relnamespace = pg_my_temp_schema()`

/** Transactions open at the same time are on different connections. */
async function askEach(url: string, size: number): Promise<string[]> {
  const clients = Array.from({ length: size }, () => new pg.Client(url))
  const found: string[] = []
  try {
    for (const client of clients) await client.connect().then(() => client.query('begin'))
    for (const client of clients) found.push(...(await client.query<{ what: string }>(LEFT_BEHIND)).rows.map(({ what }) => what))
    for (const client of clients) await client.query('rollback')
  } finally {
    for (const client of clients) await client.end()
  }
  return found
}
