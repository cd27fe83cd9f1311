/** Who switched notifications on in this browser: the same player finds them on after signing in again, nobody else. */
const KEY = 'pushPlayer'

export const rememberedPlayer = {
  read: (): string | null => localStorage.getItem(KEY),
  keep: (playerId: string): void => localStorage.setItem(KEY, playerId),
  forget: (): void => localStorage.removeItem(KEY),
}
