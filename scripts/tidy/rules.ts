import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../steps.ts'
import { fastFlashes } from './flashes.ts'
import { wrongImports } from './floors.ts'
import { importsOf, type Source } from './sources.ts'

/** One matter of taste: what it looks at, what it finds there, and a sample that it has to catch. */
export interface Rule {
  readonly name: string
  readonly files: RegExp
  readonly find: (source: Source) => readonly string[]
  readonly sample: Source
}

const CODE = /\.(ts|tsx|mjs)$/
const LINES_MAX = 400
const README_LINES_MAX = 40
const COMMENT_LINES_MAX = 3

export const RULES: readonly Rule[] = [
  {
    name: 'imports only what its floor allows',
    files: CODE,
    find: wrongImports,
    sample: { path: 'features/lobby/web/page.tsx', text: "import { spin } from '#features/game-session/server/spin.ts'" },
  },
  {
    name: 'rules.ts decides without reading or writing, routes.ts goes through verbs',
    files: /^features\/.*\/(rules|routes)\.ts$/,
    find: (source) => importsOf(source).filter((path) => /\/store\.ts$|^platform\/db\/|^ledger\//.test(path)),
    sample: { path: 'features/lobby/server/routes.ts', text: "import { readGames } from './store.ts'" },
  },
  {
    name: `at most ${LINES_MAX} lines, generated certificates apart`,
    files: /^(?!games\/[^/]+\/certificate\.ts$).*\.(ts|tsx|mjs)$/,
    find: ({ text }) => tooLong(text, LINES_MAX),
    sample: { path: 'kernel/money.ts', text: 'a\n'.repeat(LINES_MAX + 1) },
  },
  {
    name: `a slice explains itself in ${README_LINES_MAX} lines`,
    files: /^features\/[^/]+\/README\.md$/,
    find: ({ text }) => tooLong(text, README_LINES_MAX),
    sample: { path: 'features/lobby/README.md', text: 'a\n'.repeat(README_LINES_MAX + 1) },
  },
  {
    name: 'the architecture fits 150 lines',
    files: /^ARCHITECTURE\.md$/,
    find: ({ text }) => tooLong(text, 150),
    sample: { path: 'ARCHITECTURE.md', text: 'a\n'.repeat(151) },
  },
  {
    name: `a comment has at most ${COMMENT_LINES_MAX} lines`,
    files: /^(?!art\/run\.ts).*\.(ts|tsx|mjs)$/,
    find: longComments,
    sample: { path: 'kernel/money.ts', text: '/**\n * a\n * b\n * c\n * d\n */' },
  },
  {
    name: 'no folder for things without a name',
    files: /./,
    find: ({ path }) =>
      dirname(path)
        .split('/')
        .filter((name) => /^(utils?|helpers?|common|misc)$/.test(name)),
    sample: { path: 'ui/utils/format.ts', text: '' },
  },
  {
    name: 'apps compose: no SQL',
    files: /^apps\/.*(?<!\.test)\.tsx?$/,
    find: ({ text }) => text.match(/from 'kysely'|\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/g) ?? [],
    sample: { path: 'apps/site/main.ts', text: "database.reader.selectFrom('player')" },
  },
  {
    name: 'a slice asks its options, never which theme it is in',
    files: /^features\/.*(?<!\.test)\.tsx?$/,
    find: ({ text }) => text.match(/\btheme(\.id|Id)?\s*[!=]==\s*'[^']*'/g) ?? [],
    sample: { path: 'features/lobby/server/lists.ts', text: "if (theme.id === 'velmora') return []" },
  },
  {
    name: 'a slice pushes by contract: nothing leaves that no page would believe',
    files: /^features\/.*(?<!\.test)\.ts$/,
    find: ({ text }) => text.match(/import \{[^}]*\bpush\b[^}]*\} from '#platform\/outbox\/[^']*'/g) ?? [],
    sample: { path: 'features/lobby/server/list.ts', text: "import { push, wake } from '#platform/outbox/index.ts'" },
  },
  {
    name: 'nothing is left for later, and nobody’s machine or tracker is named',
    files: /^(?!scripts\/tidy\/).*\.(ts|tsx|mjs|md|sql|css)$/,
    find: ({ text }) => text.match(/\b(TODO|FIXME|XXX|HACK)\b|(?<![\w.])\/(home|Users|work)\/\w+|\b[Ii]ssue #?\d+/g) ?? [],
    sample: { path: 'kernel/money.ts', text: '// TODO: round' },
  },
  {
    name: 'interface art for two densities is written by interfaceArt',
    files: /^(ui|client|features|apps)\/.*(?<!\/interface-art)\.tsx?$/,
    find: ({ text }) => text.match(/-\d+\.webp 1x\b/g) ?? [],
    sample: { path: 'features/lobby/web/page.tsx', text: 'srcSet={`${art}-64.webp 1x, ${art}-128.webp 2x`}' },
  },
  {
    name: 'no animation flashes three times a second',
    files: /\.css$/,
    find: fastFlashes,
    sample: {
      path: 'ui/styles/x.css',
      text: '.a { animation: blink 160ms infinite alternate; } @keyframes blink { to { opacity: 0; } }',
    },
  },
  {
    name: 'names files and folders that exist',
    files: /\.md$/,
    find: missingPaths,
    sample: { path: 'docs/recipes/x.md', text: 'See `kernel/no-such-file.ts`.' },
  },
]

const tooLong = (text: string, max: number): string[] => {
  const lines = text.trimEnd().split('\n').length
  return lines > max ? [`${lines} lines`] : []
}

/** Runs of lines that say something; the lines that only open and close do not count. */
function longComments({ text }: Source): string[] {
  const blocks = text.match(/^[ \t]*\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm) ?? []
  return blocks.filter((block) => block.split('\n').filter((line) => /[^\s/*]/.test(line)).length > COMMENT_LINES_MAX)
}

const TOP = 'apps|art|bench|client|docs|e2e|engine|features|games|kernel|ledger|platform|public|scripts|themes|tsconfig|ui'
const FROM_TOP = new RegExp(`^(?:${TOP})/[\\w.*/-]*$|^[\\w.-]+\\.(?:md|json|config\\.ts)$`)
const FROM_HERE = /^[\w-]+(?:\/[\w.*-]+)*\.(?:ts|tsx|sql)$/

/** Links, and paths in backquotes: from the project's folder, in a slice's own document also from there. */
function missingPaths({ path, text }: Source): string[] {
  const here = join(ROOT, dirname(path))
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map((match) => match[1]!)
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1]!)
  const fromHere = path.startsWith('features/') ? quoted.filter((name) => FROM_HERE.test(name)) : []
  const missing = quoted.filter((name) => FROM_TOP.test(name) && !stands(name, ROOT) && !stands(name, here))
  return [...missing, ...[...links, ...fromHere].filter((name) => !stands(name, here) && !stands(name, ROOT))]
}

const stands = (name: string, folder: string): boolean =>
  name.includes('*') ? globSync(name, { cwd: folder }).length > 0 : existsSync(join(folder, name))
