/** The port to cryptographic randomness; game outcomes use the fair stream instead. */
export interface Rng {
  /** `count` unpredictable bytes. */
  bytes(count: number): Uint8Array
}
