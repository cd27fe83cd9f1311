/** Path without language prefix, and module from the repository's root. */
export const pages = [{ path: '/fun-machine', file: 'features/fun-machine/web/fun-machine-page.tsx' }] as const
