import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Rng } from '#kernel/rng.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Vault } from '#platform/crypto/vault.ts'
import { CODE_LENGTH, CODE_LIFETIME_MINUTES } from '../contract.ts'

const CODES = 10 ** CODE_LENGTH
/** The greatest multiple of `CODES` in four bytes: larger values would make some codes more likely. */
const EVEN_BELOW = Math.floor(2 ** 32 / CODES) * CODES

/** Six digits, all codes equally likely. */
export function newCode(rng: Rng): string {
  const drawn = Buffer.from(rng.bytes(4)).readUInt32BE()
  return drawn < EVEN_BELOW ? String(drawn % CODES).padStart(CODE_LENGTH, '0') : newCode(rng)
}

/** Binds the code to player and number under a site key. */
export const hashCode = (
  vault: Pick<Vault, 'keyFor'>,
  { player, phone }: { player: string; phone: string },
  code: string,
): Buffer => createHmac('sha256', vault.keyFor('phone-code')).update(`${player} ${phone} ${code}`).digest()

/** A keyed hash that recognizes a rewarded number after its record is gone. */
export const hashPhone = (vault: Pick<Vault, 'keyFor'>, phone: string): Buffer =>
  createHmac('sha256', vault.keyFor('rewarded phone')).update(phone).digest()

export const isSameCode = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

const TEXTS: Readonly<Record<Locale, (brand: string, code: string) => string>> = {
  en: (brand, code) => `${code} is your ${brand} code. It expires in ${CODE_LIFETIME_MINUTES} minutes. Never share it.`,
  es: (brand, code) => `${code} es tu código de ${brand}. Vence en ${CODE_LIFETIME_MINUTES} minutos. No lo compartas con nadie.`,
}

export const codeText = (locale: Locale, brand: string, code: string): string => TEXTS[locale](brand, code)
