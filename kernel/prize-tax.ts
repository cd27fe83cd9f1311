/** From what sum a year's prizes are reported, by its first year. The latest applies until a new line is known. */
const TAX_THRESHOLDS: readonly { readonly since: number; readonly cents: number }[] = [
  { since: 2026, cents: 200_000 },
  { since: 0, cents: 60_000 },
]

export const taxThreshold = (year: number): number => TAX_THRESHOLDS.find(({ since }) => since <= year)!.cents

/** Backup withholding on reported prizes of a player without a taxpayer number. */
const WITHHELD_PERCENT = 24

export const withheldOf = (
  cents: number,
  { yearCents, taxThresholdCents, hasNumber }: { yearCents: number; taxThresholdCents: number; hasNumber: boolean },
): number => (hasNumber || yearCents < taxThresholdCents ? 0 : Math.round((cents * WITHHELD_PERCENT) / 100))
