import { isOwnPath } from '#kernel/own-path.ts'

/** The target of the geoblock page's way back: a page of this site other than the geoblock page, or the home page. */
export const returnPath = (path: string | null): string => (path && isOwnPath(path) && !path.includes('geoblock') ? path : '/')
