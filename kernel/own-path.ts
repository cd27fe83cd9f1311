/**
 * A path of this site with its query, as a browser reads it: two slashes lead to another site, a backslash is one, and
 * tabs and line ends between them are left out.
 */
// oxlint-disable-next-line no-control-regex
export const OWN_PATH = /^\/(?![/\\])[^\u0000-\u001f\u007f]*$/

export const isOwnPath = (path: string): boolean => OWN_PATH.test(path)
