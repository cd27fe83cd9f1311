import { NO_WORDS } from '#kernel/locale.ts'
import { AppError } from '#platform/problem.ts'

/** A language whose messages are missing or invalid is not found. */
export async function readWords(load: () => Promise<Record<string, object>>) {
  const words = await load().catch(() => ({}))
  if (Object.keys(words).length === 0) throw new AppError('not-found', NO_WORDS)
  return words as Record<string, Record<string, unknown>>
}
