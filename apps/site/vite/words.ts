import compile from 'icu-minify/compile'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { isUnder, splitWords, type Words } from './split-words.ts'

const NAMES = /^\0virtual:words\/(en|es)\/(first|late|help|ui)$/
type Locale = 'en' | 'es'
type Part = 'first' | 'late' | 'help' | 'ui'
type WebEntries = readonly { readonly navItems?: readonly { readonly label: string }[] }[]
type Lists = Readonly<Record<'FIRST_WORDS' | 'NOT_YET', readonly string[]>>
type Compiled = { readonly [key: string]: ReturnType<typeof compile> | Compiled }

/**
 * `virtual:words/en/first` and `…/late`: messages of the first page, and all others; `…/help`: those that only the help of
 * games shows; `…/ui`: those of the design system alone, for a page that shows another language beside its own. They are
 * compiled at build time, as browsers get no parser. In development all are first.
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
      if (isBuild) return `export default ${JSON.stringify(await readPart(root, locale as Locale, part as Part))}`
      if (part === 'late' || part === 'help') return 'export default {}'
      const [name, file] = [nameOf(locale as Locale), JSON.stringify(fileOf(root, locale as Locale))]
      return part === 'ui'
        ? `import { ${name} } from ${file}; export default { ui: ${name}.ui }`
        : `export { ${name} as default } from ${file}`
    },
  }
}

const nameOf = (locale: Locale): string => (locale === 'en' ? 'messagesEn' : 'messagesEs')

const fileOf = (root: string, locale: Locale): string => resolve(root, `features/messages.${locale}.ts`)

async function readPart(root: string, locale: Locale, part: Part): Promise<Compiled> {
  const all = ((await read(fileOf(root, locale))) as Record<string, Words>)[nameOf(locale)] ?? {}
  if (part === 'ui') return compiled({ ui: all['ui'] ?? {} })
  const { gameHelp = {}, ...others } = all
  if (part === 'help') return compiled({ gameHelp })
  const { WEB_FEATURES } = (await read(resolve(root, 'features/web.ts'))) as { WEB_FEATURES: WebEntries }
  const { FIRST_WORDS, NOT_YET } = (await read(resolve(root, 'apps/site/web/locales/first-words.ts'))) as Lists
  const labels = WEB_FEATURES.flatMap(({ navItems = [] }) => navItems.map(({ label }) => label))
  const isFirst = (path: string) => labels.includes(path) || (isUnder(path, FIRST_WORDS) && !isUnder(path, NOT_YET))
  return compiled(splitWords(others, isFirst)[part])
}

const read = (file: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(file).href)

const compiled = (words: Words): Compiled =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )
