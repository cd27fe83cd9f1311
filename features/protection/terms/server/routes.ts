import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { bind } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import * as contract from '../contract.ts'
import type { TermsKey } from './rules.ts'
import { confirm } from './confirm.ts'
import { readUnconfirmed, toDocument, versionsInForce } from './documents.ts'
import { logShown } from './log-shown.ts'

export const routes = [
  bind(contract.listUnconfirmed, listUnconfirmed),
  bind(contract.logShown, logShown),
  bind(contract.confirm, confirm),
  bind(contract.listDocuments, listDocuments),
  bind(contract.getDocument, getDocument),
]

async function listUnconfirmed(ctx: PlayerContext) {
  const versions = await readUnconfirmed(ctx, ctx.playerId)
  return { success: true as const, data: { documents: versions.map((version) => toDocument(ctx, version)) } }
}

async function listDocuments(ctx: VisitorContext) {
  const documents = versionsInForce(ctx).map((version) => {
    const { sections: _, ...head } = toDocument(ctx, version)
    return head
  })
  return { success: true as const, data: { documents } }
}

async function getDocument(ctx: VisitorContext, { params }: { params: { key: TermsKey } }) {
  const version = versionsInForce(ctx).find(({ key }) => key === params.key)
  if (!version) throw new AppError('not-found', 'No such document.')
  return { success: true as const, data: { document: toDocument(ctx, version) } }
}
