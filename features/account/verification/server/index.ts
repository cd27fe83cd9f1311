import { kept } from '#kernel/personal-table.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { verification } from '../feature.ts'
import * as operatorContract from '../shared/operator-contract.ts'
import { requestReviewWith } from './request-review.ts'
import { catchUp } from './catch-up.ts'
import { decideReview, listReviews } from './queue.ts'
import { takeResultWith, refuseUnsigned } from './on-provider-call.ts'
import { onDocument } from './on-document.ts'
import { forgetPerson } from './person-keys.ts'
import { readPersonalChecks } from './personal-data.ts'
import { httpProvider } from './provider.ts'
import { autoVerification, getVerification } from './status.ts'
import { startCheck } from './start-check.ts'
import { countReviews, endOpen } from './store.ts'

export { type SandboxProvider, startSandboxProvider } from './sandbox/sandbox-provider.ts'

/** Identity verification: by a provider, a document, or an operator (ACC-2, ACC-3, PRV-4). */
export const verificationServer = ({
  verification: config,
  clock,
  slices,
}: Pick<SiteServices, 'verification' | 'clock' | 'slices'>): ServerFeature => {
  const provider = config.provider && httpProvider(config.provider, clock)
  return {
    id: verification.id,
    routes: [
      bind(contract.getVerification, getVerification(provider)),
      bind(contract.startVerification, startCheck(provider)),
      bind(contract.requestReview, requestReviewWith(provider)),
      bind(contract.takeResult, takeResultWith(provider), refuseUnsigned(provider)),
      bind(operatorContract.listReviews, listReviews),
      bind(operatorContract.decideReview, decideReview),
    ],
    queue: { path: '/operator/verification', countWaiting: ({ reader, theme }) => countReviews(reader, theme.id) },
    on: { 'identity-document.decided': onDocument },
    jobs: [{ name: 'verification-catch-up', schedule: '*/10 * * * *', run: catchUp(provider) }],
    profilePage: autoVerification(provider),
    personalData: readPersonalChecks,
    personalTables: [
      kept('identity_review', 'identity'),
      kept('identity_person', 'identity'),
      kept('identity_check', 'identity'),
    ],
    closeAccount: (ctx, tx, playerId) => endOpen(tx, playerId, ctx.clock.now()),
    erase: forgetPerson(slices),
    frameOrigins: () => (provider ? [provider.origin] : []),
    cameraOrigins: () => (provider ? [provider.origin] : []),
  }
}
