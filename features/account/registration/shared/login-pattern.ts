/** What a login may be made of; the form checks it as it is typed. */
export const LOGIN_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_.-]{2,29}$/
