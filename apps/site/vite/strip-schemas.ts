import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'
import type { PushContract } from '#kernel/push.ts'
import type { LightSchema } from '#kernel/light-shape.ts'

const CONTRACT = /\/features\/[^/]+\/(contract|shared\/operator-contract)\.ts$/

/**
 * In the browser a contract is its method, path and effect: types are gone and the server does the checking. So the
 * client's copy keeps routes as those few, a push as its type and shape, and leaves the schemas (and Zod) at home.
 */
export function lightContracts(): Plugin {
  return {
    name: 'croupier:light-contracts',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      if (!CONTRACT.test(id)) return null
      const contract = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      const lines = Object.entries(contract).flatMap(([name, value]) => lighten(name, value))
      return [...new Set(lines)].join('\n')
    },
  }
}

function lighten(name: string, value: unknown): string[] {
  if (isPush(value)) {
    const shape = `lightShape(${JSON.stringify(lightSchemaOf(value.data))})`
    return [
      `import { lightShape } from '#kernel/light-shape.ts'`,
      `export const ${name} = { pushType: ${JSON.stringify(value.pushType)}, data: ${shape} }`,
    ]
  }
  if (isRoute(value)) {
    const { method, path, effect, wantsPerson } = value
    return [`export const ${name} = ${JSON.stringify({ method, path, effect, wantsPerson })}`]
  }
  return isPlain(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
}

/** As JSON Schema, without what says nothing: every integer is a safe one. */
export const lightSchemaOf = (schema: z.ZodType): LightSchema =>
  JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), (key, value: unknown) =>
      UNSAID.includes(key) || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value,
    ),
  ) as LightSchema

const UNSAID = ['$schema', 'description', 'propertyNames', 'additionalProperties']

const isPush = (value: unknown): value is PushContract => typeof value === 'object' && value !== null && 'pushType' in value

interface Route {
  readonly method: string
  readonly path: string
  readonly effect: string
  readonly wantsPerson?: string
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'effect' in value && 'reply' in value

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('_zod' in value))
