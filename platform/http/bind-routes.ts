import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RouteContract } from '#kernel/contract.ts'
import { playerChannel } from '#kernel/push.ts'
import type { SignedRequest, UploadContext, VisitorContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { BoundRoute, ServerFeature } from '../feature.ts'
import { wake } from '../outbox/index.ts'
import { AppError } from '../problem.ts'
import { isSliceOn, slicesOn } from '../slices.ts'
import { askGuards } from './ask-for-player.ts'
import { checkInput, serializerSchema } from './contract-schema.ts'
import { isFromOwnSite } from './own-origin.ts'
import { createRateLimit } from './rate-limit.ts'
import { readUpload } from './read-upload.ts'
import { asPlayer, type ContextSource, isFromOwnServer, openVisit } from './request-context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once a call was let in. */
    visit: VisitorContext | null
    /** As it came, for those who sign it. */
    rawBody?: string
  }
  interface FastifyContextConfig {
    contract?: RouteContract
  }
}

export interface RouteServices {
  readonly source: ContextSource
  readonly database: Database
  readonly slices: readonly ServerFeature[]
}

/** Turns the bound routes of every slice into routes of the server. */
export function bindRoutes(app: FastifyInstance, services: RouteServices): void {
  app.decorateRequest('visit', null)
  for (const slice of services.slices) {
    for (const bound of slice.routes ?? []) {
      if (bound.contract.takesFile) bindUploadRoute(app, services, slice, bound)
      else bindRoute(app, services, slice, bound)
    }
  }
}

/** Forms with files are read here alone; every other call keeps refusing them. */
const bindUploadRoute = (app: FastifyInstance, ...rest: [RouteServices, ServerFeature, BoundRoute]): void =>
  void app.register(async (scope) => {
    await scope.register(multipart)
    bindRoute(scope, ...rest)
  })

function bindRoute(app: FastifyInstance, services: RouteServices, slice: ServerFeature, bound: BoundRoute): void {
  const { contract, verb } = bound
  const schema = { response: { 200: serializerSchema(contract.reply) } }
  const admit = createGate(services, slice, contract)
  // A visitor's write (signing out, confirming the terms) stays open to players whom a guard would refuse.
  const isGuarded = contract.effect === 'write' && contract.actor === 'player'
  const guards = isGuarded ? services.slices.filter((each) => each.guard ?? each.guardStart) : []
  const doormen = contract.wantsPerson ? services.slices.filter((each) => each.person) : []
  const methods = contract.method === 'GET' && contract.alsoPost ? ['GET', 'POST'] : [contract.method]
  app.route({
    method: methods,
    url: contract.path,
    schema,
    config: { contract },
    // HEAD runs the verb, so only what changes nothing answers it.
    exposeHeadRoute: contract.effect === 'read',
    async onRequest(request, reply) {
      request.visit = await admit(request, reply)
      reply.header('cache-control', 'no-store')
    },
    async handler(request) {
      const visit = request.visit as UploadContext
      const openUpload = () => readUpload(request, contract.takesFile?.bytesMax ?? 0)
      const ctx = { ...visit, signed: readSigned(request), openUpload }
      const { input, misfit } = readFitting(contract, request)
      if (!input) return misfit
      await askGuards(ctx, guards, contract.starts)
      for (const { person } of slicesOn(ctx, doormen)) await person?.(ctx, contract)
      const reply = await verb(ctx, input)
      if (contract.effect === 'write' && ctx.session) wake([playerChannel(ctx.session.playerId)])
      return reply
    },
  })
}

/** What stands before every verb: theme and switch, origin, actor and limit. Refuses by throwing. */
function createGate({ source, database }: RouteServices, slice: ServerFeature, contract: RouteContract) {
  const limit = createRateLimit(contract, database)
  const isWrite = contract.effect === 'write'
  return async (request: FastifyRequest, reply: FastifyReply): Promise<VisitorContext> => {
    const brand = source.contextFor(source.pickTheme(request.hostname))
    if (!isSliceOn(brand, slice)) throw new AppError('not-found', 'There is no such call.')
    // A provider's server is no browser: its signature stands where the origin stands elsewhere.
    const isByBrowser = contract.actor !== 'provider'
    if (isWrite && isByBrowser && !isFromOwnServer(source, request) && !isFromOwnSite(request.headers, request.host)) {
      throw new AppError('foreign-origin', 'Only a page of this site may do this.')
    }
    const visit = await openVisit(source, request, reply, contract)
    await limit(visit.session?.playerId ?? visit.address)
    if (contract.actor !== 'player') return visit
    const player = asPlayer(visit)
    if (isWrite && player.session.isIdle) throw new AppError('password-needed', 'Give your password to go on.')
    return player
  }
}

const readSigned = ({ headers, method, url, rawBody }: FastifyRequest): SignedRequest => {
  const header = (name: string): string => String(headers[name] ?? '')
  const timestamp = header('x-timestamp')
  return {
    keyId: header('x-key-id'),
    timestamp,
    signature: header('x-signature'),
    message: [method, url, timestamp, rawBody ?? ''].join('\n'),
  }
}

/** What was sent or, of a call that has an answer to it, that it does not fit. */
function readFitting(contract: RouteContract, request: FastifyRequest) {
  try {
    return { input: readInput(contract, request) }
  } catch (error) {
    if (!contract.answerMisfit || !(error instanceof AppError)) throw error
    return { misfit: contract.answerMisfit(request.body) }
  }
}

const readInput = ({ params, query, body }: RouteContract, request: FastifyRequest) => ({
  params: params ? checkInput(params, request.params, 'params') : {},
  query: query ? checkInput(query, request.query, 'query') : {},
  body: body ? checkInput(body, request.body ?? {}, 'body') : undefined,
})
