import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { messagesEn } from '#features/messages.en.ts'
import { messagesEs } from '#features/messages.es.ts'

const LANGUAGES = { messagesEn, messagesEs }

/** Message keys that would fail the build. */
const faultsIn = (messages: object, path = ''): string[] =>
  Object.entries(messages).flatMap(([key, message]: [string, unknown]) => {
    if (typeof message === 'object' && message !== null) return faultsIn(message, `${path}${key}.`)
    try {
      compile(String(message))
      return []
    } catch (error) {
      return [`${path}${key}: ${String(error)}`]
    }
  })

test.each(Object.entries(LANGUAGES))('every message of %s compiles as in the build', (_, messages) => {
  expect(faultsIn(messages)).toEqual([])
})
