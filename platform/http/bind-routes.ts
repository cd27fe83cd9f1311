import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OPEN_AND_POSTING, type RouteContract } from '#kernel/contract.ts'
import { playerChannel } from '#kernel/push.ts'
import { assert } from '#kernel/result.ts'
import type { ProviderContext, RawCall, SignedRequest, UploadContext, VisitorContext } from '../context.ts'
import { asOperator, type OperatorContext } from '../auth/operators/operators.ts'
import { LimitError, noteReached } from '../caps/caps-reached.ts'
import type { Database } from '../db/database.ts'
import { banPosting } from '../db/posting-ban.ts'
import type { BoundRoute, ServerFeature } from '../feature.ts'
import { wake } from '../outbox/index.ts'
import { AppError } from '../problem.ts'
import { isSliceOn, slicesOn } from '../slices.ts'
import { askGuards } from './ask-for-player.ts'
import { checkInput } from './contract-schema.ts'
import { isFromOwnSite } from './own-origin.ts'
import { createRateLimit } from './rate-limit.ts'
import { readUpload } from './read-upload.ts'
import { asPlayer, type ContextSource, isFromOwnServer, openVisit } from './request-context.ts'
import { lateSchema } from './serializers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once a call is admitted. */
    visit: VisitorContext | null
    /** The raw body, for signature checks. */
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

/** Turns the bound routes of every slice into server routes. */
export function bindRoutes(app: FastifyInstance, services: RouteServices): void {
  app.decorateRequest('visit', null)
  for (const slice of services.slices) {
    for (const bound of slice.routes ?? []) {
      if (bound.contract.takesFile) bindUploadRoute(app, services, slice, bound)
      else bindRoute(app, services, slice, bound)
    }
  }
}

/** Multipart forms are parsed only here; every other call refuses them. */
const bindUploadRoute = (app: FastifyInstance, ...rest: [RouteServices, ServerFeature, BoundRoute]): void =>
  void app.register(async (scope) => {
    await scope.register(multipart)
    bindRoute(scope, ...rest)
  })

function bindRoute(app: FastifyInstance, services: RouteServices, slice: ServerFeature, bound: BoundRoute): void {
  const { contract, verb } = bound
  const schema = { response: { 200: lateSchema(contract.reply) } }
  const admit = createGate(services, slice, contract)
  // A visitor's write (signing out, accepting the terms) stays open to players whom a guard would refuse.
  const isGuarded = contract.effect === 'write' && contract.actor === 'player' && !contract.isUnattended
  const guards = isGuarded ? services.slices.filter((each) => each.guard ?? each.guardAs) : []
  const isByServer = contract.actor === 'provider'
  const doormen = contract.wantsPerson ? services.slices.filter((each) => each.person) : []
  const methods = contract.method === 'GET' && contract.alsoPost ? ['GET', 'POST'] : [contract.method]
  app.route({
    method: methods,
    url: contract.path,
    schema,
    config: { contract },
    // HEAD runs the verb, so only read-only calls accept it.
    exposeHeadRoute: contract.effect === 'read',
    async onRequest(request, reply) {
      request.visit = await admit(request, reply)
      reply.header('cache-control', 'no-store')
    },
    async handler(request) {
      const visit = request.visit as UploadContext & OperatorContext & ProviderContext
      const openUpload = () => readUpload(request, contract.takesFile?.bytesMax ?? 0)
      const ctx = { ...visit, ...transactionFor(contract, visit), ...(isByServer ? readAsSent(request) : {}), openUpload }
      const { input, misfit } = readFitting(contract, request)
      if (!input) return (await bound.refuse?.(ctx, request.body)) ?? answerMisfit(contract, misfit, request.body)
      const reply = await notingLimits(visit, async () => {
        await askGuards(ctx, guards, typeof contract.guardedAs === 'string' ? contract.guardedAs : undefined)
        for (const { person } of slicesOn(ctx, doormen)) await person?.(ctx, contract)
        return verb(ctx, input)
      })
      if (contract.effect === 'write' && ctx.session) wake([playerChannel(ctx.session.playerId)])
      return reply
    },
  })
}

/** A limit that refused the call is noted in its own transaction: that of the call has rolled back. */
async function notingLimits<T>({ session, clock, transaction }: VisitorContext, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof LimitError && session)
      await transaction((tx) => noteReached(tx, session.playerId, error.refused, clock.now()))
    throw error
  }
}

/** An unguarded write moves no amounts, unless its stated reason allows it. */
function transactionFor(
  { guardedAs }: RouteContract,
  { transaction }: VisitorContext,
): Partial<Pick<VisitorContext, 'transaction'>> {
  if (typeof guardedAs !== 'object' || OPEN_AND_POSTING.includes(guardedAs.open)) return {}
  return { transaction: (work) => transaction((tx) => work(banPosting(tx))) }
}

/** Checks before every verb: theme and switch, origin, actor and rate limit. Refuses by throwing. */
function createGate({ source, database }: RouteServices, slice: ServerFeature, contract: RouteContract) {
  const limit = createRateLimit(contract, database)
  const { right } = contract
  assert((contract.actor === 'operator') === (right !== undefined), `${contract.path}: calls of operators name a right`)
  const isWrite = contract.effect === 'write'
  return async (request: FastifyRequest, reply: FastifyReply): Promise<VisitorContext> => {
    const brand = source.contextFor(source.pickTheme(request.hostname))
    if (!isSliceOn(brand, slice)) throw new AppError('not-found', 'No such endpoint.')
    // A provider's server is not a browser: its signature replaces the origin check.
    const isByBrowser = contract.actor !== 'provider'
    const own = { host: request.host, isSecure: source.isSecure }
    if (isWrite && isByBrowser && !isFromOwnServer(source, request) && !isFromOwnSite(request.headers, own)) {
      throw new AppError('foreign-origin', 'Only pages of this site can do this.')
    }
    const visit = await openVisit(source, request, reply, contract)
    await limit({ address: visit.address, playerId: visit.session?.playerId })
    // Before the request is parsed, so that other roles learn nothing of the schema.
    if (right) return { ...visit, ...(await asOperator(visit, right)) }
    if (contract.actor !== 'player') return visit
    const player = asPlayer(visit)
    if (isWrite && player.session.isIdle && !contract.isUnattended)
      throw new AppError('password-needed', 'Enter your password to continue.')
    return player
  }
}

/** The data that a server's signature covers. */
const readAsSent = (request: FastifyRequest): Pick<ProviderContext, 'signed' | 'raw'> => ({
  signed: readSigned(request),
  raw: readRaw(request),
})

const readRaw = ({ headers, rawBody }: FastifyRequest): RawCall => ({
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  ),
  body: rawBody ?? '',
})

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

/** The parsed input, or the validation error. */
function readFitting(contract: RouteContract, request: FastifyRequest) {
  try {
    return { input: readInput(contract, request) }
  } catch (misfit) {
    return { misfit }
  }
}

/** Matches the contract's reply; throws if there is none. */
function answerMisfit({ answerMisfit: answer }: RouteContract, misfit: unknown, sent: unknown): unknown {
  if (answer && misfit instanceof AppError) return answer(sent)
  throw misfit
}

const readInput = ({ params, query, body }: RouteContract, request: FastifyRequest) => ({
  params: params ? checkInput(params, request.params, 'params') : {},
  query: query ? checkInput(query, request.query, 'query') : {},
  body: body ? checkInput(body, request.body ?? {}, 'body') : undefined,
})
