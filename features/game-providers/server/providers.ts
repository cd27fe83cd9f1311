import { createPublicKey, verify } from 'node:crypto'
import { sql } from 'kysely'
import { SECOND_MS } from '#kernel/time.ts'
import type { ProviderContext } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { SIGNATURE_SECONDS_MAX } from '../contract.ts'

export interface Provider {
  readonly id: string
  readonly title: string
  readonly launch_url: string
  readonly games: readonly string[]
  /** Ed25519 public keys, SPKI in base64, by key id. */
  readonly keys: Readonly<Record<string, string>>
}

/** Makes a provider known, or changes what is known of it. */
export async function registerProvider(tx: Tx, { id, title, launch_url, games, keys }: Provider): Promise<void> {
  await sql`
    insert into game_provider (id, title, launch_url, games, keys)
    values (${id}, ${title}, ${launch_url}, ${games}, ${JSON.stringify(keys)}::jsonb)
    on conflict (id) do update set title = excluded.title, launch_url = excluded.launch_url, games = excluded.games,
      keys = excluded.keys`.execute(tx)
}

export async function readProvider(db: Reader, id: string): Promise<Provider | undefined> {
  const { rows } = await sql<Provider>`select * from game_provider where id = ${id}`.execute(db)
  return rows[0]
}

/** Who signed this request, by `<provider>/<key>`; a word for what is wrong where nobody did. */
export async function signerOf(ctx: ProviderContext): Promise<Provider | 'INVALID_PARTNER' | 'INVALID_SIGNATURE'> {
  const { keyId, timestamp, signature, message } = ctx.signed
  const [providerId = '', name = ''] = keyId.split('/')
  const provider = await readProvider(ctx.reader, providerId)
  const key = provider && Object.hasOwn(provider.keys, name) ? provider.keys[name] : undefined
  if (!provider || key === undefined) return 'INVALID_PARTNER'
  const age = Math.abs(ctx.clock.now() - Number(timestamp) * SECOND_MS)
  if (!/^\d{1,12}$/.test(timestamp) || age > SIGNATURE_SECONDS_MAX * SECOND_MS) return 'INVALID_SIGNATURE'
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
  const isTrue = verify(null, Buffer.from(message), publicKey, Buffer.from(signature, 'base64'))
  return isTrue ? provider : 'INVALID_SIGNATURE'
}
