import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Rng } from '#kernel/rng.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Vault } from '#platform/crypto/vault.ts'
import { CODE_LENGTH, CODE_LIFETIME_MINUTES } from '../contract.ts'

const CODES = 10 ** CODE_LENGTH
/** The greatest multiple of `CODES` in four bytes: beyond it some codes would come more often. */
const EVEN_BELOW = Math.floor(2 ** 32 / CODES) * CODES

/** Six digits, each code as likely as any other. */
export function newCode(rng: Rng): string {
  const drawn = Buffer.from(rng.bytes(4)).readUInt32BE()
  return drawn < EVEN_BELOW ? String(drawn % CODES).padStart(CODE_LENGTH, '0') : newCode(rng)
}

/** Whose code for which number it is, under a key of this site. */
export const hashCode = (
  vault: Pick<Vault, 'keyFor'>,
  { player, phone }: { player: string; phone: string },
  code: string,
): Buffer => createHmac('sha256', vault.keyFor('phone-code')).update(`${player} ${phone} ${code}`).digest()

/** By what a number is known again that was rewarded, once nothing else leads to it. */
export const hashPhone = (vault: Pick<Vault, 'keyFor'>, phone: string): Buffer =>
  createHmac('sha256', vault.keyFor('rewarded phone')).update(phone).digest()

export const isSameCode = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

const TEXTS: Readonly<Record<Locale, (brand: string, code: string) => string>> = {
  en: (brand, code) => `${code} is your ${brand} code, good for ${CODE_LIFETIME_MINUTES} minutes. We never ask you for it.`,
  es: (brand, code) => `${code} es tu código de ${brand}, válido ${CODE_LIFETIME_MINUTES} minutos. Nunca te lo pediremos.`,
}

export const codeText = (locale: Locale, brand: string, code: string): string => TEXTS[locale](brand, code)
