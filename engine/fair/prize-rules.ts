/** What a promotion draws from, as data: its hash is part of every word, so that the odds are promised too. */
export interface PrizeRules {
  /** Names the draw: `flip-the-coin`. */
  readonly id: string
  /** Each as likely as its share of the whole-number weights. */
  readonly prizes: readonly { readonly id: string; readonly weight: number }[]
}
