import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase, keyOf } from './names.ts'

/** A folder of `features/<district>/`. Its id is its name, which is unique across districts. */
interface Slice {
  readonly id: string
  /** `dailyLogin`: the prefix of its exports. */
  readonly name: string
  /** Relative to `features/`. */
  readonly folder: string
}

/** The lists of slices by file path, in the order of the slices' ids. */
export function sliceLists(root: string): Readonly<Record<string, string>> {
  const slices = findSlices(root)
  const having = (file: string): Slice[] => slices.filter(({ folder }) => existsSync(join(root, 'features', folder, file)))
  const exporting =
    (file: string, what: string) =>
    ({ folder }: Slice): boolean =>
      readFileSync(join(root, 'features', folder, file), 'utf8').includes(`export ${what} `)
  return {
    'features/all.ts': allOf(slices, having('feature.ts')),
    'features/server.ts': serverOf(having('server/index.ts')),
    'features/web.ts': webOf(having('web/index.ts')),
    'features/pages.ts': pagesOf(having('web/pages.ts')),
    'features/profile.ts': profileOf(slices.filter(exporting('contract.ts', 'type InProfile'))),
    'features/push-samples.ts': samplesOf(having('fixtures.ts').filter(exporting('fixtures.ts', 'const pushSamples'))),
    'features/slice-messages.en.ts': messagesOf(having('web/messages.en.ts'), 'En'),
    'features/slice-messages.es.ts': messagesOf(having('web/messages.es.ts'), 'Es'),
  }
}

const HEAD = '// Generated from the folders by `npm run format`.\n'

export function findSlices(root: string): Slice[] {
  const folders = globSync('*/*/contract.ts', { cwd: join(root, 'features') }).map((path) => path.split('/').slice(0, 2))
  const slices = folders.map(([district, id = '']) => ({ id, name: camelCase(id), folder: `${district}/${id}` }))
  const sorted = slices.sort((a, b) => (a.id < b.id ? -1 : 1))
  const twice = sorted.find(({ id }, at) => sorted[at + 1]?.id === id)
  if (twice) throw new Error(`two districts have a slice ${twice.id}`)
  return sorted
}

const allOf = (
  slices: readonly Slice[],
  withOptions: readonly Slice[],
): string => `${HEAD}${importsOf(withOptions, '', 'feature.ts')}
/** Every slice, by the name of its folder. */
export const SLICE_IDS = [
${slices.map(({ id }) => `  '${id}',\n`).join('')}] as const

/** What brands may set, by slice. */
export const FEATURES = [
${linesOf(withOptions, '')}] as const

export type SliceId = (typeof SLICE_IDS)[number]
export type FeatureOf<I extends SliceId> = Extract<(typeof FEATURES)[number], { readonly id: I }>
`

const serverOf = (slices: readonly Slice[]): string => `${HEAD}import type { ServerEntry } from '#platform/feature.ts'
${importsOf(slices, 'Server', 'server/index.ts')}
/** The server entry of every slice. */
export const SERVER_ENTRIES: readonly ServerEntry[] = [
${linesOf(slices, 'Server')}]
`

const webOf = (slices: readonly Slice[]): string => `${HEAD}import type { WebFeature } from '#ui/feature.ts'
${importsOf(slices, 'Web', 'web/index.ts')}
/** The web entry of every slice. A page leaves out those that its brand has off. */
export const WEB_FEATURES: readonly WebFeature[] = [
${linesOf(slices, 'Web')}]
`

const pagesOf = (slices: readonly Slice[]): string => `${HEAD}${slices
  .map(({ name, folder }) => `import { pages as ${name} } from './${folder}/web/pages.ts'\n`)
  .join('')}
/** The pages of every slice. */
export const SLICE_PAGES = [
${slices.map(({ name }) => `  ...${name},\n`).join('')}] as const
`

/** What each slice says of a player, known wherever the profile is. */
const profileOf = (slices: readonly Slice[]): string => `${HEAD}import type { OwnProfile } from './account/account/contract.ts'
${slices.map(({ name, folder }) => `import type { InProfile as ${typeOf(name)} } from './${folder}/contract.ts'\n`).join('')}
/** Not an intersection: a key that two slices claim in different shapes is refused. */
interface Parts
  extends
    ${slices.map(({ name }) => typeOf(name)).join(',\n    ')} {}

declare module '#kernel/profile.ts' {
  interface PlayerProfile extends Omit<OwnProfile, keyof Parts>, Parts {}
}
`

const typeOf = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}`

const samplesOf = (slices: readonly Slice[]): string => `${HEAD}${slices
  .map(({ name, folder }) => `import { pushSamples as ${name} } from './${folder}/fixtures.ts'\n`)
  .join('')}import type { SampledPush } from '#kernel/push.ts'

/** Every push with its examples, for the development page and for the test that tries them all. */
export const PUSH_SAMPLES: readonly SampledPush[] = [
${slices.map(({ name }) => `  ...${name},\n`).join('')}]
`

const messagesOf = (
  slices: readonly Slice[],
  language: 'En' | 'Es',
): string => `${HEAD}${importsOf(slices, language, `web/messages.${language.toLowerCase()}.ts`)}
/** The words of every slice, by its id. */
export const sliceMessages${language} = {
${slices.map(({ id, name }) => `  ${keyOf(id)}: ${name}${language},\n`).join('')}}
`

const importsOf = (slices: readonly Slice[], suffix: string, file: string): string =>
  slices.map(({ name, folder }) => `import { ${name}${suffix} } from './${folder}/${file}'\n`).join('')

const linesOf = (slices: readonly Slice[], suffix: string): string => slices.map(({ name }) => `  ${name}${suffix},\n`).join('')
