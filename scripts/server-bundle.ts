import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './steps.ts'

/** Where the server is built to, by `rolldown.config.ts`. */
export const SERVER_FOLDER = join(ROOT, 'build/site')
export const SERVER = join(SERVER_FOLDER, 'main.js')
export const SERVER_STAMP = join(SERVER_FOLDER, 'stamp')
/** The paths of its modules from the project's root, a line each. */
export const MODULES = 'modules.txt'

const SHAPE = ['package-lock.json', 'package.json', 'rolldown.config.ts']

/** The modules of the last build, and what its shape depends on; undefined without one. */
export function listServerSources(): string[] | undefined {
  const list = join(SERVER_FOLDER, MODULES)
  if (!existsSync(list)) return undefined
  return [...readFileSync(list, 'utf8').split('\n'), ...SHAPE].map((path) => join(ROOT, path)).sort()
}

/** The code with the places of its module kept. `from`: the module as seen from the bundle. */
export const withPlace = (code: string, from: string): string =>
  code
    .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(from)}`)})`)
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(from)}, import.meta.url).href`)
