import { prettyDOM } from '@testing-library/react'

/**
 * The library's error for a missing element, with the page written out when the message is read. A wait fails many times
 * before it succeeds, and nobody reads those messages: writing them took an eighth of the time of screens' tests.
 */
export function lateElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  let text: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set(changed: string) {
      text = changed
    },
  })
  return error
}
