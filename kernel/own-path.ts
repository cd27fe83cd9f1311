/**
 * A path of this site with its query, as a browser reads it: two slashes lead to another site, a backslash is one, and
 * tabs and line ends between them are left out.
 */
// oxlint-disable-next-line no-control-regex
export const OWN_PATH = /^\/(?![/\\])[^\u0000-\u001f\u007f]*$/

export const isOwnPath = (path: string): boolean => OWN_PATH.test(path)

/** Characters that mean the same with and without an escape: a router reads `/%70rofile` as `/profile`. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi

/** The one way to write a path of this site, so that what is compared is what the router goes by. */
export const plainPath = (path: string): string => path.replace(NEEDLESS_ESCAPE, (escape) => decodeURIComponent(escape))
