import { z } from 'zod'
import type { RouteContract } from '#kernel/contract.ts'
import { AppError } from '../problem.ts'
import { isStorable } from './storable.ts'

type JsonSchema = Record<string, unknown>

/** Validates one part of a request; errors become `invalid-input` with field paths, never values. */
export function checkInput(schema: z.ZodType, input: unknown, part: 'params' | 'query' | 'body'): unknown {
  if (!isStorable(input))
    throw new AppError('invalid-input', 'Text has no zero characters or lone surrogates, and nests no deeper than 32.')
  const outcome = schema.safeParse(input)
  if (outcome.success) return outcome.data
  const issues = outcome.error.issues.map(({ path, code, message }) => ({ path: [part, ...path].join('.'), code, message }))
  throw new AppError('invalid-input', 'The request doesn’t match its schema.', { issues })
}

/**
 * A reply schema for Fastify's serializer, which writes only the named keys and fails on a missing one. Drops
 * `additionalProperties: false`, which inside a union would fail the whole reply instead of dropping a foreign key.
 */
export const serializerSchema = (reply: z.ZodType): JsonSchema => toJson(reply, 'output', allowOthers)

function allowOthers(schema: JsonSchema): void {
  if (schema['additionalProperties'] === false) delete schema['additionalProperties']
}

const FOR_WHOM = {
  visitor: 'anyone',
  player: 'players',
  operator: 'operators',
  provider: 'the servers of game providers',
} as const

/** The route as shown in OpenAPI. */
export function documentSchema(contract: RouteContract): JsonSchema {
  const { params, query, body, reply, summary, effect, actor, takesFile } = contract
  return {
    summary,
    description: `${effect === 'write' ? 'Changes something' : 'Changes nothing'}; for ${FOR_WHOM[actor]}.`,
    ...(params ? { params: toJson(params, 'input') } : {}),
    ...(query ? { querystring: querySchema(query) } : {}),
    ...(body ? { body: toJson(body, 'input') } : {}),
    ...(takesFile ? { consumes: ['multipart/form-data'], body: FORM } : {}),
    response: { 200: { description: 'The answer', ...toJson(reply, 'output') }, default: PROBLEM },
  }
}

/** A free-form query must be spread; the generator would take its schema keywords for parameter names. */
function querySchema(query: z.ZodType): JsonSchema {
  const schema = toJson(query, 'input')
  return schema['properties'] ? schema : { type: 'object', properties: { query: schema }, style: 'form', explode: true }
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
