/** Why the site cannot start, in one sentence that says what to do; the sentence is all that is printed. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}
