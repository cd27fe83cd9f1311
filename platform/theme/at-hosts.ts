import type { ThemeData } from '#kernel/theme.ts'
import type { BrandHosts } from '../config/brand-hosts.ts'
import { SetupError } from '../setup-error.ts'

/** Adds the configured brand hosts before those for development. Throws SetupError for an unknown brand. */
export function atHosts<T extends ThemeData>(themes: readonly T[], hosts: BrandHosts): T[] {
  const unknown = Object.keys(hosts).find((brand) => !themes.some(({ id }) => id === brand))
  if (unknown) {
    throw new SetupError(`BRAND_HOSTS names '${unknown}', which is no brand; use ${themes.map(({ id }) => id).join(', ')}.`)
  }
  return themes.map((theme) => ({ ...theme, hosts: [...new Set([...(hosts[theme.id] ?? []), ...theme.hosts])] }))
}
