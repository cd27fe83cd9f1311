/** Enough to catch a slip; the server decides. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
export const EMAIL_LENGTH_MAX = 254
