/** A carrier of text messages. */
export interface TextProvider {
  /**
   * Submits the message and returns the provider's reference. Throws TextRefused if the number accepts none, and any
   * other error if a retry may succeed.
   */
  send(text: OutgoingText): Promise<string>
  /** Status of a submitted message, by that reference. */
  reportOf(reference: string): Promise<TextReport>
  /** A sandbox: bodies stay readable on the development page. */
  readonly isSandbox?: true
}

export interface OutgoingText {
  /** The same at every attempt, so that a provider can recognize a repetition. */
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly body: string
}

export type TextReport = 'on-the-way' | 'delivered' | 'undelivered'

/** No attempt at this number can succeed. */
export class TextRefused extends Error {}
