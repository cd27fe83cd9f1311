/** Resolves in a new task, so that pending input is handled first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
