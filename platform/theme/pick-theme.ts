import type { ThemeData } from '#kernel/theme.ts'
import { SetupError } from '../setup-error.ts'

/** Chooses the theme by host name, else the one named by the `BRAND` setting. Throws SetupError for an unknown brand. */
export function createThemePicker(themes: readonly ThemeData[], brand: string): (host: string) => ThemeData {
  const fallback = themes.find((theme) => theme.id === brand)
  if (!fallback) throw new SetupError(`BRAND cannot be '${brand}': it must be one of ${themes.map(({ id }) => id).join(', ')}.`)
  const byHost = new Map(themes.flatMap((theme) => theme.hosts.map((host) => [host.toLowerCase(), theme])))
  return (host) => byHost.get(host.toLowerCase()) ?? fallback
}
