import { createPublicKey, verify } from 'node:crypto'
import { sql } from 'kysely'
import type { GameCategory, Words } from '#games/game.ts'
import { SECOND_MS } from '#kernel/time.ts'
import type { ProviderContext } from '#platform/context.ts'
import type { Vault } from '#platform/crypto/vault.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { publishContent } from '#platform/theme/live-settings.ts'
import { SIGNATURE_SECONDS_MAX } from '../contract.ts'

/** A game as its provider describes it. */
export interface ProviderCard {
  /** Also its slug on this site. */
  readonly code: string
  readonly title: string
  readonly category: GameCategory
  readonly rules: Words
  readonly tagline: Words
  readonly bgColor: `#${string}`
}

export interface Provider {
  readonly id: string
  readonly title: string
  readonly launch_url: string
  /** The provider's replay page, opened with `round` and `lang`. */
  readonly replay_url?: string | null
  readonly games: readonly string[]
  /** The games that the lobby shows. */
  readonly cards?: readonly ProviderCard[]
  /** The key with which this site grants free rounds there, sealed by `sealOperatorKey`. */
  readonly operator_key?: Buffer | null
  /** Ed25519 public keys, SPKI in base64, by key id. */
  readonly keys: Readonly<Record<string, string>>
}

/** Adds a provider or updates it. */
export async function registerProvider(tx: Tx, provider: Provider): Promise<void> {
  const { id, title, launch_url, replay_url = null, games, cards = [], keys, operator_key = null } = provider
  await sql`
    insert into game_provider (id, title, launch_url, replay_url, games, cards, keys, operator_key)
    values (${id}, ${title}, ${launch_url}, ${replay_url}, ${games}, ${JSON.stringify(cards)}::jsonb, ${JSON.stringify(keys)}::jsonb,
      ${operator_key})
    on conflict (id) do update set title = excluded.title, launch_url = excluded.launch_url,
      replay_url = excluded.replay_url, games = excluded.games, cards = excluded.cards, keys = excluded.keys, operator_key = excluded.operator_key`.execute(
    tx,
  )
  await publishChanged(tx)
}

/**
 * Its games leave the lobby and cannot be opened; wins and rollbacks are still accepted, and its rounds keep their
 * names.
 */
export async function closeProvider(tx: Tx, id: string): Promise<void> {
  const changed = await sql`
    update game_provider set games = '{}' where id = ${id} and games <> '{}'`.execute(tx)
  if (changed.numAffectedRows) await publishChanged(tx)
}

export const PROVIDERS_CHANNEL = 'game_providers'

/** Every process reloads its cache, and cached guest pages are rendered again. */
async function publishChanged(tx: Tx): Promise<void> {
  await publishContent(tx)
  await sql`select pg_notify(${PROVIDERS_CHANNEL}, '')`.execute(tx)
}

const OPERATOR_KEY = 'game-provider-operator-key'

export const sealOperatorKey = (vault: Vault, key: string): Buffer => vault.seal(OPERATOR_KEY, Buffer.from(key))

export const openOperatorKey = (vault: Vault, sealed: Buffer): string => vault.open(OPERATOR_KEY, sealed).toString()

export async function listProviders(db: Reader): Promise<Provider[]> {
  const { rows } = await sql<Provider>`select * from game_provider order by id`.execute(db)
  return rows
}

export async function readProvider(db: Reader, id: string): Promise<Provider | undefined> {
  const { rows } = await sql<Provider>`select * from game_provider where id = ${id}`.execute(db)
  return rows[0]
}

/** Returns the signer of this request, identified by `<provider>/<key>`, or a reason if the signature is invalid. */
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
