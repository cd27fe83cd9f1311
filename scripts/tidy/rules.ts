import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../steps.ts'
import { fastFlashes } from './flashes.ts'
import { wrongImports } from './layers.ts'
import { translatedProse } from './prose.ts'
import { slowExpressions } from './slow-expressions.ts'
import { importsOf, type Source } from './sources.ts'

/** One style rule: which files it checks, what it finds there, and a sample that it must catch. */
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

/** Entries whose jobs move rows to files, or blank what is in them. */
const ARCHIVE_JOBS = new Set([
  'features/account/account-closure/server/index.ts',
  'features/back-office/event-archive/server/index.ts',
  'features/play/game-session/server/index.ts',
])

export const RULES: readonly Rule[] = [
  {
    name: 'imports only what its layer allows',
    files: CODE,
    find: wrongImports,
    sample: {
      path: 'features/play/lobby/web/page.tsx',
      text: "import { spin } from '#features/play/game-session/server/spin.ts'",
    },
  },
  {
    name: 'rules.ts decides without reading or writing, routes.ts goes through verbs',
    files: /^features\/.*\/(rules|routes)\.ts$/,
    find: (source) => importsOf(source).filter((path) => /\/store\.ts$|^platform\/db\/|^ledger\//.test(path)),
    sample: { path: 'features/play/lobby/server/routes.ts', text: "import { readGames } from './store.ts'" },
  },
  {
    name: `at most ${LINES_MAX} lines, generated math reports apart`,
    files: /^(?!games\/[^/]+\/math-report\.ts$).*\.(ts|tsx|mjs)$/,
    find: ({ text }) => tooLong(text, LINES_MAX),
    sample: { path: 'kernel/money.ts', text: 'a\n'.repeat(LINES_MAX + 1) },
  },
  {
    name: `a slice explains itself in ${README_LINES_MAX} lines`,
    files: /^features\/[^/]+\/[^/]+\/README\.md$/,
    find: ({ text }) => tooLong(text, README_LINES_MAX),
    sample: { path: 'features/play/lobby/README.md', text: 'a\n'.repeat(README_LINES_MAX + 1) },
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
    name: 'an advisory lock has a name in platform/db/locks.ts',
    files: /^(?!platform\/db\/locks\.ts$)(?:apps|features|ledger|platform|promotions)\/.*(?<!\.test)\.ts$/,
    find: ({ text }) => text.match(/\b(?:hashtextextended|pg_(?:try_)?advisory_\w+)\([^`\n]*?(?<![$\w])\d{4,}\b/g) ?? [],
    sample: {
      path: 'platform/auth/x.ts',
      text: "sql`select pg_advisory_xact_lock(hashtextextended(${hash.toString('hex')}, 7315))`",
    },
  },
  {
    name: 'the jobs of the archives alone act as the role that lets rows go',
    files: /^(?!platform\/(?:[\w-]*archive|db|doctor|testing)\/|scripts\/)(?!.*test\.tsx?$).*\.(ts|tsx|mjs)$/,
    find: ({ path, text }) => (ARCHIVE_JOBS.has(path) ? [] : (text.match(/\w*archivist|croupier_archive/gi) ?? [])),
    sample: { path: 'features/play/lobby/server/store.ts', text: 'await database.archivist.transaction(work)' },
  },
  {
    name: 'a time of the business is compared with the clock of the site, never with the database’s',
    files: /^(?:features|promotions)\/.*(?<!\.test)\.ts$/,
    find: ({ text }) => text.match(/[<>]=?\s*now\(\)|(?<![.\w])now\(\)\s*[-+<>]/g) ?? [],
    sample: { path: 'promotions/runs/x.ts', text: 'sql`select id from campaign where ends_at > now()`' },
  },
  {
    name: 'a log line names its failure err, which alone is written with message and stack',
    files: /^(?:apps|features|ledger|platform|promotions)\/.*(?<!\.test)\.ts$/,
    find: ({ text }) => text.match(/\blog\.(?:warn|error|info|fatal)\(\{(?:[^}]*,)?\s*error\s*[,}:]/g) ?? [],
    sample: { path: 'platform/theme/x.ts', text: "log.warn({ error }, 'the live settings could not be read')" },
  },
  {
    name: 'a slice asks its options, never which theme it is in',
    files: /^features\/.*(?<!\.test)\.tsx?$/,
    find: ({ text }) => text.match(/\btheme(\.id|Id)?\s*[!=]==\s*'[^']*'/g) ?? [],
    sample: { path: 'features/play/lobby/server/lists.ts', text: "if (theme.id === 'velmora') return []" },
  },
  {
    name: 'a page of the back office is a DeskPage, which asks who the operator is',
    files: /^features\/(?!back-office\/operators\/).*\/web\/.*(?<!\.test)\.tsx?$/,
    find: ({ text }) => text.match(/\b(?:getOperator|OPERATOR_QUEUES|OperatorFrame)\b/g) ?? [],
    sample: {
      path: 'features/back-office/books/web/books-page.tsx',
      text: "import { OperatorFrame } from '#ui/parts/operator-frame.tsx'",
    },
  },
  {
    name: 'a page of the back office shows rows in a DeskTable',
    files: /^(?:client|features)\/.*(?<!\.test)\.tsx$/,
    find: ownTables,
    sample: { path: 'features/back-office/books/web/facts.tsx', text: '<table className="w-full"></table>' },
  },
  {
    name: 'a time in UTC is written by the back office’s timeText',
    files: /^(?:client|features)\/.*\.tsx?$/,
    find: ({ text }) => text.match(/\.slice\(0, 16\)\.replace\('T', ' '\)\}(?:\{' '\})?\s+UTC/g) ?? [],
    sample: {
      path: 'features/back-office/care/web/words.ts',
      text: "const timeText = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`",
    },
  },
  {
    name: 'a slice pushes by contract: nothing leaves that no page would believe',
    files: /^features\/.*(?<!\.test)\.ts$/,
    find: ({ text }) => text.match(/import \{[^}]*\bpush\b[^}]*\} from '#platform\/outbox\/[^']*'/g) ?? [],
    sample: { path: 'features/play/lobby/server/list.ts', text: "import { push, wake } from '#platform/outbox/index.ts'" },
  },
  {
    name: 'nothing is left for later, and nobody’s machine or tracker is named',
    files: /^(?!scripts\/tidy\/).*\.(ts|tsx|mjs|md|sql|css)$/,
    find: ({ text }) => text.match(/\b(TODO|FIXME|XXX|HACK)\b|(?<![\w.])\/(home|Users|work)\/\w+|\b[Ii]ssue #?\d+/g) ?? [],
    sample: { path: 'kernel/money.ts', text: '// TODO: round' },
  },
  {
    name: 'no conflict of a merge is left in the text',
    files: /\.(ts|tsx|mjs|md|sql|css|example)$/,
    find: ({ text }) => text.match(/^(<{7}|>{7}) .*$/gm) ?? [],
    sample: { path: 'docs/x.md', text: '- one\n<<<<<<< HEAD\n- two' },
  },
  {
    name: 'comments, titles and documents read like English, not like a translation',
    files: /^(?!scripts\/tidy\/|tidy\.test\.ts$|.*\/migrations\/|.*[.-](?:en|es)\.ts$).*\.(ts|tsx|mjs|md|sql|css|example)$/,
    find: translatedProse,
    sample: { path: 'kernel/money.ts', text: '/** What an amount is stands in its asset, and is asked for anew. */' },
  },
  {
    name: 'the title of a test outside a group has a subject',
    files: /\.(?:test\.tsx?|journey\.ts)$/,
    find: ({ text }) => text.match(TITLE_WITHOUT_SUBJECT) ?? [],
    sample: { path: 'kernel/money.test.ts', text: "test('MONEY-1 is refused below zero', () => {})" },
  },
  {
    name: 'reason codes are in kebab-case, apart from those that the specification gives',
    files: /^(?:apps|features|platform|promotions)\/.*\.tsx?$/,
    find: snakeReasons,
    sample: {
      path: 'features/promotions/daily-login/contract.ts',
      text: "const claimRefusal = z.enum(['claimed', 'not_running'])",
    },
  },
  {
    name: 'interface art for two densities is written by interfaceArt',
    files: /^(ui|client|features|apps)\/.*(?<!\/interface-art)\.tsx?$/,
    find: ({ text }) => text.match(/-\d+\.webp 1x\b/g) ?? [],
    sample: { path: 'features/play/lobby/web/page.tsx', text: 'srcSet={`${art}-64.webp 1x, ${art}-128.webp 2x`}' },
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
    name: 'no regular expression is slow on a long text',
    files: /^(?!.*(?:\.test\.|\.node\.|\/testing\/))(?:client|features|kernel|ledger|platform|promotions|ui)\/.*\.tsx?$/,
    find: slowExpressions,
    sample: { path: 'kernel/money.ts', text: String.raw`const reference = (text: string) => text.match(/^\s*\[[^\]]+\]:/gm)` },
  },
  {
    name: 'names files and folders that exist',
    files: /\.md$|^\.env\.example$/,
    find: missingPaths,
    sample: { path: 'docs/recipes/x.md', text: 'See `kernel/no-such-file.ts`.' },
  },
]

const TITLE_WITHOUT_SUBJECT =
  /^(?:(?:test|it)(?:\.\w+)*\(|\]\)\()['"`](?:[A-Z\d]+-\d+,? )*(?:is|has|are|does|lets|gives|may|cannot|keeps|takes|stays|removes|refuses|returns|never|continues|leads|deletes|exports|says|shows)\b.*/gm

const DESK_FOLDER = /^features\/(?:back-office\/[^/]+\/web\/|.*\/web\/operator[-/])/
const DESK_IMPORT = /from '#(?:client\/desk\/|ui\/parts\/(?:desk|operator)-)/

function ownTables({ path, text }: Source): string[] {
  const isDesk = DESK_FOLDER.test(path) || DESK_IMPORT.test(text)
  return text.match(isDesk ? /<table\b|\boperator-table\b/g : /\boperator-table\b/g) ?? []
}

const GIVEN_REASONS: ReadonlySet<string> = new Set(['limit_by_time', 'limit_by_promo_offers', 'no_offers_found'])

const REASON_LINE = /^.*(?:\b(?:reasonType|refused|success: false)\b|[rR]efusal|[rR]easons?\b|[uU]navailability).*$/gm

function snakeReasons({ text }: Source): string[] {
  const codes = (text.match(REASON_LINE) ?? []).flatMap((line) => line.match(/(?<=')(?!cmp_|plr_)[a-z]+(?:_[a-z]+)+(?=')/g) ?? [])
  return codes.filter((code) => !GIVEN_REASONS.has(code))
}

const tooLong = (text: string, max: number): string[] => {
  const lines = text.trimEnd().split('\n').length
  return lines > max ? [`${lines} lines`] : []
}

/** Lengths of runs of content lines; lines that only open and close do not count. */
function longComments({ text }: Source): string[] {
  const blocks = text.match(/^[ \t]*\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm) ?? []
  return blocks.filter((block) => block.split('\n').filter((line) => /[^\s/*]/.test(line)).length > COMMENT_LINES_MAX)
}

const TOP =
  'apps|art|bench|client|docs|e2e|engine|features|games|kernel|ledger|platform|promotions|public|scripts|themes|tsconfig|ui'
const FROM_TOP = new RegExp(`^(?:${TOP})/[\\w.*/-]*$|^[\\w.-]+\\.(?:md|json|config\\.ts)$`)
/** Not after a slash, as in an address. */
const PLAIN_PATH = new RegExp(`(?<![\\w./])((?:${TOP})/[\\w./-]*\\w)`, 'g')
const FROM_HERE = /^[\w-]+(?:\/[\w.*-]+)*\.(?:ts|tsx|sql)$/

/**
 * Links, and paths in backticks: relative to the project's folder, in a slice's own documents also to the slice.
 * `.env.example` names paths without backticks.
 */
function missingPaths({ path, text }: Source): string[] {
  const here = join(ROOT, dirname(path))
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map((match) => match[1]!)
  const isMarkdown = path.endsWith('.md')
  const quoted = [...text.matchAll(isMarkdown ? /`([^`\s]+)`/g : PLAIN_PATH)].map((match) => match[1]!)
  const fromHere = path.startsWith('features/') ? quoted.filter((name) => FROM_HERE.test(name)) : []
  const missing = quoted.filter((name) => FROM_TOP.test(name) && !exists(name, ROOT) && !exists(name, here))
  return [...missing, ...[...links, ...fromHere].filter((name) => !exists(name, here) && !exists(name, ROOT))]
}

const exists = (name: string, folder: string): boolean =>
  name.includes('*') ? globSync(name, { cwd: folder }).length > 0 : existsSync(join(folder, name))
