/** Early records of rounds name the params `terms`, in the bet and in the first event. */
export function withParams<T extends object>(recorded: T): T {
  if (!('terms' in recorded)) return recorded
  const { terms: params, ...rest } = recorded
  return { ...rest, params } as unknown as T
}
