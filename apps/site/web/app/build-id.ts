/** The id of this page's build: that of its route list. Development has no stable one. */
export function buildIdOf(page: object): string | null {
  if (import.meta.env.DEV) return null
  return (page as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version ?? null
}
