/** A typed amount of dollars in cents; undefined if it is none. */
export function readCents(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s,$]/g, '')
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}

export const writeCents = (cents: number): string => (cents / 100).toFixed(2)
