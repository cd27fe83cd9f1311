import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getProfilePage } from '#features/account/personal-info/contract.ts'
import { track } from '#ui/analytics/track.ts'
import { keyOf } from '#ui/api/query.ts'
import type { PushTarget } from '#ui/feature.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { getVerification, playerIdentityVerificationPush, playerVerificationPush, type VerificationAction } from '../contract.ts'

/** `next` requires one more step. */
type Outcome = 'approved' | 'rejected' | 'duplicate' | 'next'
type Settled = Exclude<Outcome, 'next'>
type Subject = 'document' | 'player'

/** The specification's actions, by their names there. */
const OUTCOMES: Readonly<Record<VerificationAction, Outcome>> = {
  surveyRequired: 'next',
  needUploadDocument: 'next',
  needScanDocument: 'next',
  success: 'approved',
  apple_pay_success: 'approved',
  failed: 'rejected',
  apple_pay_failed: 'rejected',
  duplicate: 'duplicate',
}

/** The page's reaction to a decided document or verification. */
export const onPush = [
  hear(playerIdentityVerificationPush, ({ action }, app) =>
    settle(action === 'duplicateCredentials' ? 'duplicate' : action, 'document', app),
  ),
  hear(playerVerificationPush, ({ action }, app) => {
    const outcome = OUTCOMES[action]
    if (outcome !== 'next') return settle(outcome, 'player', app)
    app.openModal('verification-step', { step: action }, { isAnswer: true })
    refetch(app)
  }),
]

const KINDS = { approved: 'success', rejected: 'error', duplicate: 'warning' } as const

function settle(outcome: Settled, subject: Subject, app: PushTarget): void {
  const { queries, toast } = app
  track('verification', { kind: 'identity', isSuccess: outcome === 'approved' })
  queries.setQueryData<ReplyOf<typeof getProfilePage>>(
    keyOf(getProfilePage),
    (known) => known && { ...known, payload: withOutcome(known.payload, outcome) },
  )
  void queries.invalidateQueries({ queryKey: keyOf(getProfile), refetchType: 'all' })
  refetch(app)
  toast(<OutcomeText outcome={outcome} subject={subject} />, { kind: KINDS[outcome] })
}

function refetch({ queries }: PushTarget): void {
  for (const contract of [getVerification, getProfilePage]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
}

type ProfileData = ReplyOf<typeof getProfilePage>['payload']

/** Automatic verification is available once: after it passes it is off and inaccessible. */
function withOutcome(data: ProfileData, outcome: Settled): ProfileData {
  if (outcome === 'duplicate') return data
  const { autoVerificationData: auto } = data
  const isPassed = outcome === 'approved'
  return {
    ...data,
    documentConfirmStatus: outcome,
    autoVerificationData: isPassed ? { ...auto, isEnabled: false, isAvailable: false } : auto,
  }
}

function OutcomeText({ outcome, subject }: { outcome: Settled; subject: Subject }) {
  return useTranslations('verification.decided')(outcome === 'duplicate' ? 'duplicate' : `${subject}.${outcome}`)
}
