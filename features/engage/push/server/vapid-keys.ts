import { assert } from '#kernel/result.ts'
import type { Context } from '#platform/context.ts'
import type { SiteServices } from '#platform/feature.ts'
import type { VapidKeys } from '#platform/push/web-push-sender.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { Instant } from '#kernel/time.ts'

type Tables = {
  push_vapid: { is_only: boolean; public_key: string; private_key: Buffer; made_at: Instant }
}

const PURPOSE = 'vapid'

/** The site's key pair: created by the first caller, the same for all processes and restarts. */
export function keepVapidKeys({ database, vault, clock }: Pick<SiteServices, 'database' | 'vault' | 'clock'>) {
  let kept: Promise<VapidKeys> | undefined
  const read = async (): Promise<VapidKeys> => {
    const tables = database.reader.withTables<Tables>()
    const find = () => tables.selectFrom('push_vapid').selectAll().executeTakeFirst()
    const row = (await find()) ?? (await makeKeys().then(insert).then(find))
    assert(row, 'the key pair was kept')
    return { publicKey: row.public_key, privateKey: open(vault, row.private_key) }
  }
  const makeKeys = async (): Promise<VapidKeys> => (await import('web-push')).default.generateVAPIDKeys()
  const insert = ({ publicKey, privateKey }: VapidKeys) =>
    database.reader
      .withTables<Tables>()
      .insertInto('push_vapid')
      .values({
        is_only: true,
        public_key: publicKey,
        private_key: vault.seal(PURPOSE, Buffer.from(privateKey)),
        made_at: timestamp(clock.now()),
      })
      // Of two processes that start concurrently, the first key pair wins.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return (): Promise<VapidKeys> =>
    (kept ??= read().catch((error: unknown) => {
      kept = undefined
      throw error
    }))
}

function open(vault: Context['vault'], sealed: Buffer): string {
  try {
    return vault.open(PURPOSE, sealed).toString()
  } catch (cause) {
    throw new Error('The VAPID key does not open: SECRET has changed. Set the old one, or empty push_vapid to make a new key.', {
      cause,
    })
  }
}
