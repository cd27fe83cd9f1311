import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '../../config/index.ts'
import { SetupError } from '../../setup-error.ts'

const REPOSITORY = 'https://github.com/centrifugal/centrifuge-js'
const SCRATCH = join(ROOT, '.cache/realtime-conformance')
/** Imports of the client and its tests. */
const NEEDED = ['ws', 'eventsource', 'undici', 'protobufjs', 'events']

interface PackageFile {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export interface ObtainedClient {
  readonly folder: string
  readonly version: string
  /** The version that the site uses. */
  readonly pinned: string
}

/** The client's sources and tests, ready to run, in a cache folder outside the project. */
export function obtainClient(from: string | undefined): ObtainedClient {
  const pinned = readPackage(join(ROOT, 'node_modules/centrifuge')).version
  const repository = from === undefined ? clone(pinned) : resolve(from)
  if (!existsSync(join(repository, 'src/centrifuge.test.ts'))) throw new SetupError(`${repository} holds no client with tests.`)
  const { version, dependencies, devDependencies } = readPackage(repository)
  const folder = join(SCRATCH, 'client')
  rmSync(join(folder, 'src'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(repository, 'src'), join(folder, 'src'), { recursive: true })
  const all = { ...devDependencies, ...dependencies }
  const needed = Object.fromEntries(NEEDED.map((name) => [name, all[name] ?? '*']))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: needed }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
  return { folder, version, pinned }
}

function clone(version: string): string {
  const folder = join(SCRATCH, `repository-${version}`)
  if (existsSync(folder)) return folder
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', '--branch', version, REPOSITORY, folder], { stdio: 'inherit' })
    return folder
  } catch {
    throw new SetupError(`${REPOSITORY} cannot be cloned at ${version}: name a copy that is here with --from <folder>.`)
  }
}

const readPackage = (folder: string): PackageFile => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile
