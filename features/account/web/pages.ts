/** The routes of the account: path without language prefix, and module from the repository's root. */
export const pages = [] as const
