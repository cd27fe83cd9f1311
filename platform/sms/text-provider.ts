/** Who carries text messages to phones. */
export interface TextProvider {
  /**
   * Takes the message over and answers with its own name for it. Throws TextRefused where the number takes none, and
   * anything else where it may be tried again.
   */
  send(text: OutgoingText): Promise<string>
  /** What became of a message that it took over, by that name. */
  reportOf(reference: string): Promise<TextReport>
  /** Nothing leaves this machine, so bodies stay to be read on the development page. */
  readonly isSandbox?: true
}

export interface OutgoingText {
  /** The same at every try, so that a provider can tell a repeat. */
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly body: string
}

export type TextReport = 'on-the-way' | 'delivered' | 'undelivered'

/** No try at this number will ever do. */
export class TextRefused extends Error {}
