import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { getProfile } from '#features/account/contract.ts'
import { getProfilePage } from '#features/personal-info/contract.ts'
import { track } from '#ui/analytics/track.ts'
import { keyOf } from '#ui/api/query.ts'
import type { PushTarget } from '#ui/feature.ts'
import { hear } from '#ui/realtime/hear.ts'
import { playerIdentityVerificationPush, playerVerificationPush } from '../contract.ts'
import { type Outcome, OUTCOMES } from '../shared/outcome.ts'

/** What a page does when a document or a verification was decided. */
export const onPush = [
  hear(playerIdentityVerificationPush, ({ action }, app) =>
    settle(action === 'duplicateCredentials' ? 'duplicate' : action, 'document', app),
  ),
  hear(playerVerificationPush, ({ action }, app) => {
    const outcome = OUTCOMES[action]
    if (outcome === 'next') app.openModal('verification-step', { step: action }, { isAnswer: true })
    else settle(outcome, 'player', app)
  }),
]

type Settled = Exclude<Outcome, 'next'>
type Subject = 'document' | 'player'

const KINDS = { approved: 'success', rejected: 'error', duplicate: 'warning' } as const

function settle(outcome: Settled, subject: Subject, { queries, toast }: PushTarget): void {
  track('verification', { kind: 'identity', isSuccess: outcome === 'approved' })
  queries.setQueryData<ReplyOf<typeof getProfilePage>>(
    keyOf(getProfilePage),
    (known) => known && { ...known, payload: withOutcome(known.payload, outcome) },
  )
  void queries.invalidateQueries({ queryKey: keyOf(getProfile), refetchType: 'all' })
  toast(<Told outcome={outcome} subject={subject} />, { kind: KINDS[outcome] })
}

type ProfileData = ReplyOf<typeof getProfilePage>['payload']

/** Automatic verification is offered once: passed, it is off and out of reach. */
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

function Told({ outcome, subject }: { outcome: Settled; subject: Subject }) {
  return useTranslations('identity')(outcome === 'duplicate' ? 'duplicate' : `${subject}.${outcome}`)
}
