/** The port to cryptographic randomness; outcomes of games never come from here but from the fair stream. */
export interface Rng {
  /** `count` unpredictable bytes. */
  bytes(count: number): Uint8Array
}
