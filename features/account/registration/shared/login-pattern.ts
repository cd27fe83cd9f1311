/** The characters of a login; the form checks them while typing. */
export const LOGIN_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_.-]{2,29}$/
