import pg from 'pg'
import { type CuttableProxy, openCuttableProxy } from './cuttable-proxy.ts'

/** A breakable network to a database; `url` leads through it. */
export async function openDatabaseNetwork(url: string): Promise<CuttableProxy & { readonly url: string }> {
  const { host, port, user, password, database } = new pg.Client(url)
  const network = await openCuttableProxy(host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : port)
  return { ...network, url: `postgres://${user}:${password}@127.0.0.1:${network.port}/${database}` }
}
