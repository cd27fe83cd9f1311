import compile from 'icu-minify/compile'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { isUnder, splitWords, type Words } from './split-words.ts'

const NAMES = /^\0virtual:words\/(en|es)\/(first|late)$/
type Locale = 'en' | 'es'
type Doors = readonly { readonly places?: readonly { readonly label: string }[] }[]
type Lists = Readonly<Record<'FIRST_WORDS' | 'NOT_YET', readonly string[]>>
type Compiled = { readonly [key: string]: ReturnType<typeof compile> | Compiled }

/**
 * `virtual:words/en/first` and `…/late`: the words of one language in two parts, so that the first page does not wait for
 * those of every other. They are compiled beforehand: browsers get no parser for them. While developing, all are first.
 */
export function words(root: string): Plugin {
  let isBuild = false
  return {
    name: 'croupier:words',
    config(_config, { command }) {
      isBuild = command === 'build'
      const alias = { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }
      return isBuild ? { resolve: { alias: [alias] } } : {}
    },
    resolveId: (id) => (NAMES.test(`\0${id}`) ? `\0${id}` : null),
    async load(id) {
      const [, locale, part] = NAMES.exec(id) ?? []
      if (!locale || !part) return null
      if (isBuild) return `export default ${JSON.stringify(await readPart(root, locale as Locale, part as 'first' | 'late'))}`
      if (part === 'late') return 'export default {}'
      return `export { ${nameOf(locale as Locale)} as default } from ${JSON.stringify(fileOf(root, locale as Locale))}`
    },
  }
}

const nameOf = (locale: Locale): string => (locale === 'en' ? 'messagesEn' : 'messagesEs')

const fileOf = (root: string, locale: Locale): string => resolve(root, `features/messages.${locale}.ts`)

async function readPart(root: string, locale: Locale, part: 'first' | 'late'): Promise<Compiled> {
  const all = ((await read(fileOf(root, locale))) as Record<string, Words>)[nameOf(locale)] ?? {}
  const { WEB_FEATURES } = (await read(resolve(root, 'features/web.ts'))) as { WEB_FEATURES: Doors }
  const { FIRST_WORDS, NOT_YET } = (await read(resolve(root, 'apps/site/web/locales/first-words.ts'))) as Lists
  const labels = WEB_FEATURES.flatMap(({ places = [] }) => places.map(({ label }) => label))
  const isFirst = (path: string) => labels.includes(path) || (isUnder(path, FIRST_WORDS) && !isUnder(path, NOT_YET))
  return compiled(splitWords(all, isFirst)[part])
}

const read = (file: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(file).href)

const compiled = (words: Words): Compiled =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )
