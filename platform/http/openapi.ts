import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { documentSchema } from './contract-schema.ts'

const PATH = '/api/openapi.json'

/** Serves every contract at `/api/openapi.json`, from the schemas that validate and serialize. */
export async function serveOpenApi(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title, version: '1' } },
    transform: ({ schema, url, route }) => {
      const contract = route.config?.contract
      return { schema: contract ? documentSchema(contract) : { ...schema, hide: true }, url }
    },
  })
  app.get(PATH, () => app.swagger())
}
