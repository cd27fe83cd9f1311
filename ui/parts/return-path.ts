import { isOwnPath } from '#kernel/own-path.ts'

/** Where the page of blocked regions leads back to: a page of this site alone, and not that one again; the first page without. */
export const returnPath = (path: string | null): string => (path && isOwnPath(path) && !path.includes('geoblock') ? path : '/')
