import { z } from 'zod'
import type { RouteContract } from '#kernel/contract.ts'
import { AppError } from '../problem.ts'

type JsonSchema = Record<string, unknown>

/** Checks one part of a request; what fails becomes `invalid-input` with the places, never with the values. */
export function checkInput(schema: z.ZodType, input: unknown, part: 'params' | 'query' | 'body'): unknown {
  const outcome = schema.safeParse(input)
  if (outcome.success) {
    if (holdsNul(outcome.data)) throw new AppError('invalid-input', 'Text holds no zero characters.')
    return outcome.data
  }
  const issues = outcome.error.issues.map(({ path, code, message }) => ({ path: [part, ...path].join('.'), code, message }))
  throw new AppError('invalid-input', 'The request does not fit its contract.', { issues })
}

/** The one character that PostgreSQL's text does not take. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)
}

/**
 * A reply schema for Fastify's serializer, which writes the named keys only and fails on a missing one; the same for all
 * sites of a process. Objects lose `additionalProperties: false`: it would not drop a foreign key inside a union but turn
 * the whole reply down.
 */
export function serializerSchema(reply: z.ZodType): JsonSchema {
  const made = serializerSchemas.get(reply) ?? toJson(reply, 'output', allowOthers)
  serializerSchemas.set(reply, made)
  return made
}

const serializerSchemas = new WeakMap<z.ZodType, JsonSchema>()

function allowOthers(schema: JsonSchema): void {
  if (schema['additionalProperties'] === false) delete schema['additionalProperties']
}

const FOR_WHOM = { visitor: 'anyone', player: 'players', provider: 'the servers of game providers' } as const

/** The route as OpenAPI shows it. */
export function documentSchema(contract: RouteContract): JsonSchema {
  const { params, query, body, reply, summary, effect, actor, takesFile } = contract
  return {
    summary,
    description: `${effect === 'write' ? 'Changes something' : 'Changes nothing'}; for ${FOR_WHOM[actor]}.`,
    ...(params ? { params: toJson(params, 'input') } : {}),
    ...(query ? { querystring: toJson(query, 'input') } : {}),
    ...(body ? { body: toJson(body, 'input') } : {}),
    ...(takesFile ? { consumes: ['multipart/form-data'], body: FORM } : {}),
    response: { 200: { description: 'The answer', ...toJson(reply, 'output') }, default: PROBLEM },
  }
}

const FORM: JsonSchema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] }

const PROBLEM: JsonSchema = {
  description: 'A refusal, as problem details (RFC 9457)',
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    success: { const: false },
    code: { type: 'string' },
    requestId: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'detail', 'success', 'code', 'requestId'],
}

function toJson(schema: z.ZodType, io: 'input' | 'output', mend: (schema: JsonSchema) => void = () => {}): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => mend(jsonSchema as JsonSchema) })
  return json
}
