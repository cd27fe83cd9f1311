export type Closing = () => Promise<void>

/** Closes resources in reverse order. A failure keeps no other open; the first one is thrown at the end. */
export async function closeInTurn(closings: Closing[]): Promise<void> {
  const failures: unknown[] = []
  for (let close = closings.pop(); close; close = closings.pop()) await close().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
