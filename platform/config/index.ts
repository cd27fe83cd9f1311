import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { type Config, readConfig } from './config.ts'

export type { CentrifugoConfig, Config } from './config.ts'

/** The project folder. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** The only place that reads the environment, which overrides `.env`. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  const file = resolve(ROOT, '.env')
  const lines = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return { ...lines, ...process.env }
}

export const loadConfig = (): Config => readConfig({ root: ROOT, environment: readEnvironment() })
