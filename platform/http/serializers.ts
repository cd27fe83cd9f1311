import fastify, { type FastifySerializerCompiler } from 'fastify'
import { assert } from '#kernel/result.ts'

type Compile = FastifySerializerCompiler<unknown>
type Serialize = ReturnType<Compile>

/**
 * Fastify's own compiler of what writes replies, asked at the first reply of a kind: a process knows hundreds of kinds
 * and most answer none in its first minute. What it made is kept for all sites of the process.
 */
export async function lateSerializers(): Promise<Compile> {
  const compile = await (own ??= ownCompiler())
  return (route) => {
    const schema = route.schema as object
    const at = made.get(schema) ?? {}
    made.set(schema, at)
    return (reply) => (at.serialize ??= compile(route))(reply)
  }
}

const made = new WeakMap<object, { serialize?: Serialize }>()
let own: Promise<Compile> | undefined

/** It is handed out by an app that has compiled something. */
async function ownCompiler(): Promise<Compile> {
  const app = fastify()
  app.get('/', { schema: { response: { 200: { type: 'null' } } } }, async () => null)
  await app.ready()
  assert(app.serializerCompiler, 'an app with a schema has a compiler')
  return app.serializerCompiler
}
