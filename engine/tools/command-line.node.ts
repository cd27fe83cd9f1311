import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { MathReport, ModeReport } from '../math-report/math-report.ts'

/** Ends the command; prints only the sentence, which says what to do. */
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

/** 32 bytes, as published. */
export function serverSeed(option: string, text: string): string {
  if (/^[0-9a-f]{64}$/.test(text)) return text
  stopWith(`${option} is 64 hexadecimal digits in small letters, not '${text}'.`)
}

/** The entries of a game's math report; a new game has none before its first count. */
export function entriesOf({ mathReport }: { readonly mathReport: MathReport }): readonly ModeReport[] {
  if ((mathReport.modes as readonly ModeReport[]).length > 0) return mathReport.modes
  stopWith(`${mathReport.game} has no math report yet: npm run game:math -- ${mathReport.game}`)
}
