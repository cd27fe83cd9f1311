import { ApiError } from '../api/api-error.ts'

const BY_CODE: Readonly<Record<string, string>> = {
  network: 'The server isn’t responding. Check your connection, then reload the page.',
  'not-signed-in': 'You’re signed out. Reload the page to sign in again.',
  forbidden: 'Your role doesn’t include this. Ask an owner of this brand for access.',
  'not-found': 'There’s nothing here. It was removed, belongs to another brand, or its feature is switched off.',
  'archive-unreadable':
    'A file of archived data can’t be read. Ask an administrator of the server: the page Archives says which one, and what to do.',
  'too-many-requests': 'Too many requests. Wait a minute, then try again.',
  'invalid-input': 'The server doesn’t understand this request. Check the address and what you entered.',
}

const BY_STATUS: Readonly<Record<number, string>> = {
  502: 'The server is restarting or busy. Try again in a minute.',
  503: 'The server is restarting or busy. Try again in a minute.',
  504: 'The server is restarting or busy. Try again in a minute.',
}

/** What operators read when a call fails: what is wrong, and what to do. */
export function failureText(error: unknown): string {
  const { code, status } = error instanceof ApiError ? error : { code: '', status: 0 }
  const says = BY_CODE[code] ?? BY_STATUS[status]
  if (says !== undefined) return says
  const which = status > 0 ? ` (${status})` : ''
  return `The server couldn’t do this${which}. Try again. If that doesn’t help, ask an administrator of the server to look in its log.`
}
