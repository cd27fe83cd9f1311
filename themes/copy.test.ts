import { describe, expect, test } from 'vitest'
import { loadMessages } from '#features/messages.ts'
import { LOCALES } from '#kernel/locale.ts'
import { THEMES } from './all.ts'

const MESSAGES = { en: await loadMessages('en'), es: await loadMessages('es') }

const find = (messages: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((inner, name) => (inner as Readonly<Record<string, unknown>> | undefined)?.[name], messages)

/** The arguments of a message: `{count, plural, …}` and `{name}`. */
const argumentsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name).toSorted()

const COPY = THEMES.flatMap(({ id, copy }) => Object.entries(copy ?? {}).map(([key, words]) => ({ id, key, words })))

describe.each(COPY)('$id overrides $key with other words', ({ key, words }) => {
  test.each(LOCALES)('an override in %s belongs to an existing message, with its arguments', (locale) => {
    const own = find(MESSAGES[locale], key)
    expect(own).toBeTypeOf('string')
    expect(words[locale]).not.toBe(own)
    expect(argumentsOf(words[locale])).toEqual(argumentsOf(own as string))
  })
})

test('one theme renames the entries of the daily prizes', () => {
  expect(COPY.filter(({ key }) => key === 'daily-login.entries')).toHaveLength(1)
})
