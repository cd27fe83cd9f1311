import pg from 'pg'

/**
 * Statements whose effect outlives their transaction, or that read such an effect. A pooler in transaction mode gives
 * each transaction another connection: the effect would be lost, or meet a stranger.
 */
const OF_A_SESSION =
  /^\s*(?:listen|unlisten|discard|prepare|deallocate|load|reset|set(?!\s+(?:local|transaction|constraints)\b))\b|\bpg_(?:try_)?advisory_(?:un)?lock|\bset_config\([^)]*\bfalse\b|\b(?:curr|last)val\(|\btemp(?:orary)?\s+table\b|\bwith\s+hold\b/i

/** Whether a statement, or the body of a function, depends on its session. */
export const isOfSession = (text: string): boolean => OF_A_SESSION.test(text)

type Statement = string | { readonly text?: string; readonly name?: string }

/** A connection for calls. With or without a pooler it refuses statements of a session: they use `sessions`. */
export class CallClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [statement, ...rest] = args as [Statement, ...unknown[]]
    const text = typeof statement === 'string' ? statement : (statement.text ?? '')
    if (isOfSession(text)) throw new Error(`A statement of a session needs database.sessions: ${text.trim().slice(0, 80)}`)
    return send(this, [this.prepared(statement), ...rest])
  }

  protected prepared(statement: Statement): Statement {
    return statement
  }
}

/** Through a pooler, a named statement would be prepared on one connection and executed on another. */
export class PooledClient extends CallClient {
  protected override prepared(statement: Statement): Statement {
    return typeof statement !== 'string' && statement.name ? { ...statement, name: '' } : statement
  }
}

const send = (client: pg.Client, args: unknown[]): never =>
  (pg.Client.prototype.query as (...args: unknown[]) => unknown).apply(client, args) as never
