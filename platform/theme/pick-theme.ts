import { assert } from '#kernel/result.ts'
import type { ThemeData } from '#kernel/theme.ts'

/** Chooses the theme by host name, else the one named by the `BRAND` setting. Throws InvariantError for an unknown brand. */
export function createThemePicker(themes: readonly ThemeData[], brand: string): (host: string) => ThemeData {
  const fallback = themes.find((theme) => theme.id === brand)
  assert(fallback, `no theme is called ${brand}: there are ${themes.map((theme) => theme.id).join(', ')}`)
  const byHost = new Map(themes.flatMap((theme) => theme.hosts.map((host) => [host.toLowerCase(), theme])))
  return (host) => byHost.get(host.toLowerCase()) ?? fallback
}
