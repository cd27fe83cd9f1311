import fastify, { type FastifySerializerCompiler } from 'fastify'
import { assert } from '#kernel/result.ts'

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
    return (reply) => (at.serialize ??= compile(route))(reply)
  }
}

const made = new WeakMap<object, { serialize?: Serialize }>()
let own: Promise<Compile> | undefined

/** Only available from an app that has compiled something. */
async function ownCompiler(): Promise<Compile> {
  const app = fastify()
  app.get('/', { schema: { response: { 200: { type: 'null' } } } }, async () => null)
  await app.ready()
  assert(app.serializerCompiler, 'an app with a schema has a compiler')
  return app.serializerCompiler
}
