/** Its first argument, as JSON. */
export interface Start {
  readonly url: string
  readonly provider: {
    readonly url: string
    readonly apiKey: string
    readonly webhookKeys: readonly string[]
    readonly merchant: string
  }
  readonly buyers: number
}

/** Requests of each kind. An assumption: no operator publishes a mix. */
export const SAMPLE = {
  bank: 56,
  'gift card': 20,
  'second today': 10,
  'new account': 4,
  large: 4,
  'shared account': 2,
  'unplayed entries': 4,
} as const
export type Kind = keyof typeof SAMPLE

export interface Request {
  readonly kind: Kind
  readonly token: string
  readonly accountId: string
  readonly cents: number
}

/** Printed once the site listens. */
export interface Listening {
  readonly port: number
  /** Sessions of the buyers. */
  readonly buyers: readonly string[]
  readonly requests: readonly Request[]
}
