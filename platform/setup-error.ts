/** Why the site cannot start, in one sentence with the remedy; only the sentence is printed. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}
