import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#platform/config/index.ts'
import { SETTINGS } from '#platform/config/settings.ts'

const CHART = 'deploy/helm/croupier'
/** Set by the image or by the chart for each role, of no use in a cluster, or for tests. */
const NOT_OF_THE_CHART = `MODE HOST PORT DATA_DIR ROLE DATABASE_CONNECTIONS
  LOCAL_SIGN_IN LOCAL_VERIFICATION SANDBOX_PAYMENTS CHROMIUM_PATH FIREFOX_PATH`.split(/\s+/)
/** Names of other programs. */
const FOREIGN = /^(NODE_ENV|DATABASE_PASSWORD|POSTGRES_\w+)$/

interface Schema {
  readonly definitions: { readonly settings: { readonly propertyNames: { readonly enum: readonly string[] } } }
  readonly properties: Readonly<Record<string, unknown>> & {
    readonly secrets: { readonly propertyNames: { readonly enum: readonly string[] } }
  }
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const schema = JSON.parse(read(`${CHART}/values.schema.json`)) as Schema
const names = Object.keys(SETTINGS.shape)

/** Keys of a mapping, entries of a list of variables, and those of a Dockerfile. */
function settingsIn(text: string): string[] {
  const found = text.matchAll(
    /^\s*(?:- \{ name: |- name: )?([A-Z][A-Z_]{2,})(?::|,| \}|$)|\bENV (.+)|\.(?:secrets|settings)\.([A-Z_]+)/gm,
  )
  return [...found].flatMap(
    ([, key, env, value]) => key ?? value ?? [...env!.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name),
  )
}

test('the chart takes every setting of a cluster, each as a setting or as a secret', () => {
  const [settings, secrets] = [schema.definitions.settings.propertyNames.enum, schema.properties.secrets.propertyNames.enum]
  const all = [...settings, ...secrets, ...NOT_OF_THE_CHART]
  expect(new Set(all)).toEqual(new Set(names))
  expect(all).toHaveLength(names.length)
})

test('the chart’s schema knows each of its values', () => {
  const values = [...read(`${CHART}/values.yaml`).matchAll(/^(\w+):/gm)].map(([, name]) => name)
  const known = Object.keys(schema.properties).filter((name) => name !== 'global')
  expect(new Set(known)).toEqual(new Set(values))
})

describe('every setting exists', () => {
  const files = globSync([`${CHART}/{values.yaml,templates/*}`, 'deploy/compose.yml', 'Dockerfile'], { cwd: ROOT })

  test.each(files)('that %s names', (path) => {
    expect(settingsIn(read(path)).filter((name) => !FOREIGN.test(name) && !names.includes(name))).toEqual([])
  })

  test('and those are found', () => {
    const found = new Set(files.flatMap((path) => settingsIn(read(path))))
    for (const name of ['MODE', 'ROLE', 'DATABASE_URL', 'REDIS_URL', 'PUBLIC_URL', 'DATABASE_CONNECTIONS', 'HOST']) {
      expect(found).toContain(name)
    }
  })
})
