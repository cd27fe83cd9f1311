import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#platform/config/index.ts'

/** A file of `deploy/ha` with its `${NAMES}` filled in, as `envsubst` does. */
export function fill(file: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(ROOT, 'deploy/ha', file), 'utf8')
  return text.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file} asks for ${name}`)
    return value
  })
}
