/** The name of the build that this page is made of: the one of its route list. Development has none that would last. */
export function buildIdOf(page: object): string | null {
  if (import.meta.env.DEV) return null
  return (page as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version ?? null
}
