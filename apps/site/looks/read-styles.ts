import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../ui/styles')

export const readStyles = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')

/** Every theme's custom properties by name, without the two hyphens. */
export function readThemeTokens(): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const blocks = readStyles('themes.css').matchAll(/\[data-theme='([a-z]+)'\] \{([^}]*)\}/g)
  return new Map([...blocks].map(([, id = '', body = '']) => [id, propertiesOf(body)]))
}

const propertiesOf = (body: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
