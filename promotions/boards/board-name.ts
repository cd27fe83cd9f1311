import type { Id } from '#kernel/id.ts'

/** The name of a run's board: the run's id, and for further boards of the run `<run>:<name>`. */
export const boardOf = (run: Id<'cmp'>, name?: string): string => (name === undefined ? run : `${run}:${name}`)

/** The run of a board and, unless it is the run's only one, its name within the run. */
export function runOfBoard(board: string): { readonly run: Id<'cmp'>; readonly name: string | undefined } {
  const at = board.indexOf(':')
  return at < 0
    ? { run: board as Id<'cmp'>, name: undefined }
    : { run: board.slice(0, at) as Id<'cmp'>, name: board.slice(at + 1) }
}
