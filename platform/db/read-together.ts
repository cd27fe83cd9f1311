import DataLoader from 'dataloader'
import { oncePer } from '#kernel/memo.ts'
import type { Reader } from './database.ts'

/**
 * A read of one row that goes to the database together with those of the same turn: the parts of a page ask for the
 * same player and for cells of many runs. Nothing is kept, so that a read never precedes its call. `load` answers the
 * keys in their order.
 */
export function readTogether<K, V>(
  load: (db: Reader, keys: readonly K[]) => Promise<readonly V[]>,
): (db: Reader, key: K) => Promise<V> {
  const loaderOf = oncePer((db: Reader) => new DataLoader<K, V>((keys) => load(db, keys), { cache: false }))
  return (db, key) => loaderOf(db).load(key)
}
