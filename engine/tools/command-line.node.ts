import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Certificate, ModeCertificate } from '../certify/certificate.ts'

/** Ends the command; the sentence, which says what to do, is all that is printed. */
export function stopWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

export function readArgs<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) stopWith(error.message)
    throw error
  }
}

export function wholeNumber(option: string, text: string, min = 1, max = Number.MAX_SAFE_INTEGER): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  stopWith(`${option} is a whole number from ${min} to ${max}, not '${text}'.`)
}

/** 32 bytes, as they are published. */
export function serverSeed(option: string, text: string): string {
  if (/^[0-9a-f]{64}$/.test(text)) return text
  stopWith(`${option} is 64 hexadecimal digits in small letters, not '${text}'.`)
}

/** The entries of a game's certificate; a new game has none before it is counted for the first time. */
export function entriesOf({ certificate }: { readonly certificate: Certificate }): readonly ModeCertificate[] {
  if ((certificate.modes as readonly ModeCertificate[]).length > 0) return certificate.modes
  stopWith(`${certificate.game} has no certificate yet: npm run game:certify -- ${certificate.game}`)
}
