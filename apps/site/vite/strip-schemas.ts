import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'
import type { EventContract } from '#kernel/event.ts'
import type { PushContract } from '#kernel/push.ts'
import type { WireSchema } from '#kernel/wire-validator.ts'

const CONTRACT = /\/features\/[^/]+\/[^/]+\/(contract|shared\/operator-contract)\.ts$/

/**
 * In the browser a contract is its method, path and effect: types are erased and the server validates. The client's
 * copy keeps just these for routes, and type and shape for pushes, without schemas or Zod.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'croupier:strip-schemas',
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
  if (isEvent(value)) return []
  if (isPush(value)) {
    const shape = `wireShape(${JSON.stringify(wireSchemaOf(value.data))})`
    return [
      `import { wireShape } from '#kernel/wire-validator.ts'`,
      `export const ${name} = { pushType: ${JSON.stringify(value.pushType)}, data: ${shape} }`,
    ]
  }
  if (isRoute(value)) {
    const { method, path, effect, wantsPerson } = value
    return [`export const ${name} = ${JSON.stringify({ method, path, effect, wantsPerson })}`]
  }
  return isPlain(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
}

/** As JSON Schema without redundant parts: every integer is a safe one. */
export const wireSchemaOf = (schema: z.ZodType): WireSchema =>
  JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), (key, value: unknown) =>
      UNSAID.includes(key) ||
      (key === 'additionalProperties' && isEmpty(value)) ||
      Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
        ? undefined
        : value,
    ),
  ) as WireSchema

const UNSAID = ['$schema', 'description', 'propertyNames']

/** Zod says `false` or `{}` of a plain object's further keys, and a schema only of a record's values. */
const isEmpty = (value: unknown): boolean => typeof value !== 'object' || Object.keys(value ?? {}).length === 0

const isEvent = (value: unknown): value is EventContract =>
  typeof value === 'object' && value !== null && 'payload' in value && value.payload instanceof z.ZodType

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
