interface GamesOfTask {
  readonly gameIds: readonly string[]
}

type Shared<T> = T & { readonly sharedGameIds: number | null }
type Sets = readonly (readonly string[])[]

/** Each distinct set of games once: a long calendar becomes far smaller. */
export function shareGames(days: readonly { readonly tasks: readonly GamesOfTask[] }[]): Sets {
  const sets = new Map<string, readonly string[]>()
  for (const { gameIds } of days.flatMap(({ tasks }) => tasks)) if (gameIds.length > 0) sets.set(gameIds.join(' '), gameIds)
  return [...sets.values()]
}

/** A task that references its games by the index of their set; with its own games if the set is not shared. */
export function withSharedGames<T extends GamesOfTask>(task: T, sets: Sets): Shared<T> {
  const at = sets.findIndex((set) => set.join(' ') === task.gameIds.join(' '))
  return at < 0 ? { ...task, sharedGameIds: null } : { ...task, gameIds: [], sharedGameIds: at }
}

/** The games of such a task. */
export const gamesOf = ({ gameIds, sharedGameIds }: Shared<GamesOfTask>, sets: Sets): readonly string[] =>
  sharedGameIds === null ? gameIds : (sets[sharedGameIds] ?? [])
