import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/problem.ts'

/** Tells pages the latest build, and whether theirs is still served. `id`: the version of its route list. */
export function serveBuilds(app: FastifyInstance, id: string): void {
  app.get('/builds/latest.json', (_request, reply) => reply.header('cache-control', 'no-store').send({ id }))
  app.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) => {
    if (request.params.file !== `${id}.json`) throw new AppError('not-found', 'This build is no longer served.')
    return reply.header('cache-control', 'public, max-age=3600').send({ id, matcher: {}, prerendered: [] })
  })
}
