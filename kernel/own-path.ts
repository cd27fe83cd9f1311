/**
 * A same-site path with its query, as a browser parses it: two slashes lead to another site, a backslash counts as a
 * slash, and tabs and line breaks in between are dropped.
 */
// oxlint-disable-next-line no-control-regex
export const OWN_PATH = /^\/(?![/\\])[^\u0000-\u001f\u007f]*$/

export const isOwnPath = (path: string): boolean => OWN_PATH.test(path)

/** Characters that mean the same escaped and unescaped: a router reads `/%70rofile` as `/profile`. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi

/** The canonical form of a same-site path, so that comparisons use what the router uses. */
export const plainPath = (path: string): string => path.replace(NEEDLESS_ESCAPE, (escape) => decodeURIComponent(escape))
