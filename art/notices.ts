/** Writes NOTICE, docs/credits.md and the list of the site's credits page from the installed packages, so that none can go stale. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Credit, CreditUse } from '#apps/site/web/pages/credit-list.ts'
import { ingredients } from './ingredients.ts'
import { toolchain } from './toolchain.ts'

const project = new URL('../', import.meta.url)

const useNames: Record<CreditUse, string> = {
  shapes: 'Shapes of objects and silhouettes in pictures',
  characters: 'Characters, food and gifts in pictures',
  icons: 'Icons of the interface',
  text: 'Text of the site',
  lettering: 'Lettering in pictures',
  sounds: 'Sound effects',
  tools: 'Drawing the pictures; not part of the site',
}

interface Source {
  package: string
  /** The folder whose node_modules holds it. */
  at: URL
  use: CreditUse
  name?: string
  url?: string
}

/** Figtree, and the display font of each theme. */
const TEXT_FONTS = [
  'figtree',
  'outfit',
  'fredoka',
  'bricolage-grotesque',
  'exo-2',
  'playfair-display',
  'sora',
  'syne',
  'unbounded',
  'zalando-sans-expanded',
]

function sources(): Source[] {
  const text = (font: string): Source => ({ package: `@fontsource-variable/${font}`, at: project, use: 'text' })
  return [
    {
      package: '@iconify-json/game-icons',
      at: toolchain,
      use: 'shapes',
      url: 'https://game-icons.net',
    },
    {
      package: '@iconify-json/fluent-emoji',
      at: toolchain,
      use: 'characters',
      url: 'https://github.com/microsoft/fluentui-emoji',
    },
    { package: '@iconify-json/ph', at: project, use: 'icons', url: 'https://phosphoricons.com' },
    ...TEXT_FONTS.map(text),
    ...ingredients().fonts.map((font) => ({ package: `@fontsource/${font}`, at: toolchain, use: 'lettering' as const })),
    { package: 'zzfx', at: project, use: 'sounds' },
    ...['three', 'opentype.js', 'sharp'].map((name) => ({
      package: name,
      at: toolchain,
      use: 'tools' as const,
    })),
    { package: 'playwright-core', at: project, use: 'tools' },
  ]
}

interface PackageFile {
  version: string
  license: string
  homepage?: string
  author?: string | { name: string }
}

interface Notice extends Credit {
  package: string
  version: string
  copyright: string
  text: string
}

const notAnAuthor = /google inc/i // what every font package says, whoever drew the font

async function read(source: Source): Promise<Notice> {
  const folder = new URL(`node_modules/${source.package}/`, source.at)
  const about = JSON.parse(await readFile(new URL('package.json', folder), 'utf8')) as PackageFile
  const licenceFile = ['LICENSE', 'LICENSE.md', 'LICENSE.txt']
    .map((name) => new URL(name, folder))
    .find((file) => existsSync(file))
  const text = licenceFile ? await readFile(licenceFile, 'utf8') : ''
  const copyright = copyrightLine(text)
  const name = source.package.replace(/^@fontsource(-variable)?\//, '').replace(/^@iconify-json\//, '')
  return {
    package: source.package,
    version: about.version,
    name: source.package.startsWith('@fontsource')
      ? name.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())
      : properName(name),
    authors: await authorsOf(source.package, about, copyright, folder),
    licence: about.license,
    url:
      source.url ??
      /\((https?:[^)\s]+?)(\.git)?\)/.exec(copyright)?.[1] ??
      about.homepage ??
      `https://www.npmjs.com/package/${source.package}`,
    use: source.use,
    copyright,
    text,
  }
}

/** The Apache text mentions copyright itself; only a line with a year is a claim. */
function copyrightLine(text: string): string {
  const line =
    text
      .split('\n')
      .find((part) => /^\s*copyright\b.*\b(19|20)\d\d/i.test(part))
      ?.trim() ?? ''
  return line.replace(/\s\S+\.ttf: .*$/, '')
}

function properName(name: string): string {
  return (
    {
      'game-icons': 'Game-icons.net',
      'fluent-emoji': 'Fluent Emoji',
      ph: 'Phosphor Icons',
      three: 'three.js',
      zzfx: 'ZzFX',
      'playwright-core': 'Playwright',
    }[name] ?? name
  )
}

async function authorsOf(name: string, about: PackageFile, copyright: string, folder: URL): Promise<string[]> {
  if (name === '@iconify-json/game-icons') return iconAuthors()
  if (name.startsWith('@iconify-json/')) {
    const info = JSON.parse(await readFile(new URL('info.json', folder), 'utf8')) as { author: { name: string } }
    return [info.author.name]
  }
  const claimed = /copyright\s*(?:\(c\)|©)?\s*[\d\s,–-]+\s*(?:by\s+)?(.+)$/i.exec(copyright)?.[1]
  const holder = claimed
    ?.replace(/\s*[<(].*$/, '')
    .replace(/,? with reserved font name.*$/i, '')
    .replace(/\.? all rights reserved.*$/i, '')
    .trim()
  if (holder) return [holder]
  const author = typeof about.author === 'string' ? about.author.replace(/\s*<.*$/, '') : about.author?.name
  return author && !notAnAuthor.test(author) ? [author] : []
}

/** The package does not say who drew which icon; art/icon-authors.json does, for the icons we use. */
async function iconAuthors(): Promise<string[]> {
  const authors = JSON.parse(await readFile(new URL('icon-authors.json', import.meta.url), 'utf8')) as Record<string, string>
  return [...new Set(ingredients().icons.map((icon) => authors[icon] ?? icon))].toSorted()
}

export async function writeNotices(): Promise<void> {
  const notices = await Promise.all(sources().map(read))
  const credits = notices.map(({ name, authors, licence, url, use }): Credit => ({ name, authors, licence, url, use }))
  await writeCreditList(credits)
  await writeFile(new URL('docs/credits.md', project), creditsPage(credits))
  await writeFile(new URL('NOTICE', project), noticeFile(notices))
}

const listHead = `/** Whose work the site is made with. Written by \`npm run art\`; mend art/notices.ts, not this file. */

export type CreditUse = ${Object.keys(useNames)
  .map((use) => `'${use}'`)
  .join(' | ')}

export interface Credit {
  readonly name: string
  readonly authors: readonly string[]
  /** SPDX. */
  readonly licence: string
  readonly url: string
  readonly use: CreditUse
}

export const CREDITS: readonly Credit[] = `

async function writeCreditList(credits: readonly Credit[]): Promise<void> {
  const file = new URL('apps/site/web/pages/credit-list.ts', project)
  await writeFile(file, `${listHead}${JSON.stringify(credits)}\n`)
  const { status } = spawnSync('npx', ['oxfmt', fileURLToPath(file)], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('The list of credits could not be formatted.')
}

function creditsPage(credits: readonly Credit[]): string {
  const uses = [...new Set(credits.map(({ use }) => use))]
  const section = (use: CreditUse) => {
    const rows = credits
      .filter((credit) => credit.use === use)
      .map(({ name, authors, licence, url }) => `| [${name}](${url}) | ${authors.join(', ')} | ${licence} |`)
    return `## ${useNames[use]}\n\n| What | Who | License |\n|---|---|---|\n${rows.join('\n')}\n`
  }
  return `# Credits

Every picture was drawn for this project by its own renderer (\`npm run art\`), out of shapes, characters and letters by the people below. Thank you.
Icons made by the authors named at Game-icons.net were extruded, colored and lit; they are used under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/).

${uses.map(section).join('\n')}`
}

function noticeFile(notices: readonly Notice[]): string {
  const part = ({ name, package: from, version, licence, authors, url, copyright, use }: Notice) =>
    [
      `${name} (${from} ${version})`,
      `  ${useNames[use]}.`,
      `  License: ${licence}. ${url}`,
      copyright ? `  ${copyright}` : `  By ${authors.join(', ')}.`,
    ].join('\n')
  const text = (from: string) => notices.find(({ package: name }) => name === from)?.text.trim() ?? ''
  return `Croupier
Copyright 2026 The Croupier authors

This product is licensed under the Apache License, Version 2.0 (see LICENSE).
Its pictures are part of it. They were made with, or contain parts of, the works below.

The icons of Game-icons.net were changed (extruded, colored, lit) and are used under
the Creative Commons Attribution 3.0 licence: https://creativecommons.org/licenses/by/3.0/
Icons made by ${notices[0]!.authors.join(', ')}.

${notices.map(part).join('\n\n')}

--------------------------------------------------------------------------------
SIL Open Font License 1.1, as it comes with Figtree; the other OFL fonts carry the same text.

${text('@fontsource-variable/figtree')}

--------------------------------------------------------------------------------
MIT License, as it comes with three.js; the other MIT works carry the same text.

${text('three')}
`
}
