import type { PushRecord } from '../contract.ts'

/** IndexedDB record of the one subscription, also readable by the service worker. */
export interface PushStore {
  read(): Promise<PushRecord | undefined>
  write(record: PushRecord): Promise<void>
  clear(): Promise<void>
}

const DATABASE = 'push'
const TABLE = 'record'
const KEY = 'this-device'

/**
 * Each operation opens and closes the database, which is used a few times a week. A browser without one stores
 * nothing.
 */
export const indexedDbStore: PushStore = {
  read: () => withTable('readonly', (table) => table.get(KEY) as IDBRequest<PushRecord | undefined>).catch(() => undefined),
  write: (record) => withTable('readwrite', (table) => table.put(record, KEY)).then(() => undefined),
  clear: () => withTable('readwrite', (table) => table.delete(KEY)).catch(() => undefined),
}

async function withTable<T>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(TABLE)
  const database = await done(opening)
  try {
    return await done(work(database.transaction(TABLE, mode).objectStore(TABLE)))
  } finally {
    database.close()
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser’s database does not answer'))
  })
