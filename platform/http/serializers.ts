import fastify, { type FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { assert } from '#kernel/result.ts'
import { serializerSchema } from './contract-schema.ts'

type Compile = FastifySerializerCompiler<unknown>
type Serialize = ReturnType<Compile>

/**
 * Defers Fastify's serializer compiler to the first reply of a kind: of hundreds most are not used in a process's
 * first minute. Compiled ones are shared by all sites of the process.
 */
export async function lateSerializers(): Promise<Compile> {
  const compile = await (own ??= ownCompiler())
  return (route) => {
    const schema = route.schema as object
    const at = made.get(schema) ?? {}
    made.set(schema, at)
    return (data) => {
      const reply = replies.get(schema)
      at.serialize ??= compile(reply ? { ...route, schema: serializerSchema(reply) } : route)
      return at.serialize(data)
    }
  }
}

const made = new WeakMap<object, { serialize?: Serialize }>()
const replies = new WeakMap<object, z.ZodType>()
const names = new WeakMap<z.ZodType, object>()

/** Takes the place of a reply’s schema until the first one is serialized: translating all of them took 0.2 s of a start. */
export function lateSchema(reply: z.ZodType): object {
  const name = names.get(reply) ?? { type: 'object' }
  names.set(reply, name)
  replies.set(name, reply)
  return name
}
let own: Promise<Compile> | undefined

/** Only available from an app that has compiled something. */
async function ownCompiler(): Promise<Compile> {
  const app = fastify()
  app.get('/', { schema: { response: { 200: { type: 'null' } } } }, async () => null)
  await app.ready()
  assert(app.serializerCompiler, 'an app with a schema has a compiler')
  return app.serializerCompiler
}
