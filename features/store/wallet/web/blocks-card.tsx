import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { getVerification } from '#features/account/verification/contract.ts'
import type { RedemptionOverview, RedemptionReason } from '#features/store/redemptions/contract.ts'
import { useMayPromote } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { FactLine } from '#ui/parts/fact-line.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { useHasArea } from '#ui/page/web-features.tsx'
import { SupportLink } from '#ui/parts/support-link.tsx'
import { useReasonText } from './reason-text.ts'

const ICONS: Readonly<Partial<Record<RedemptionReason, IconName>>> = {
  'verify-identity': 'identification-card-fill',
  'not-here': 'map-pin-fill',
  'not-eligible': 'shield-check-fill',
  'below-minimum': 'coins-fill',
  'day-cap': 'hourglass-medium-fill',
  'bank-settles-on': 'hourglass-medium-fill',
  'redemptions-closed': 'pause-fill',
}

/** Everything that is in the way of a request, each in words and with what to do. */
export function BlocksCard({ overview }: { overview: RedemptionOverview }) {
  const t = useTranslations('wallet')
  const reason = useReasonText(overview)
  const identity = useIdentityState(overview)
  const mayPromote = useMayPromote()
  return (
    <AccountCard title={t('blocksTitle')}>
      <ul className="grid gap-2">
        {overview.blocks.map((block) => (
          <li key={block}>
            <FactLine
              icon={ICONS[block] ?? 'info-fill'}
              title={block === 'verify-identity' && identity ? t(`identity.${identity}`) : reason(block)}
            >
              {block === 'below-minimum' && !mayPromote ? null : actionOf(block, t, identity)}
            </FactLine>
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}

const VERIFICATION = '/profile/verification'
const STATES = ['pending', 'rejected', 'duplicate'] as const
type IdentityState = (typeof STATES)[number]

/** How far a begun check is; undefined before one, where the page says why one is needed. */
function useIdentityState({ blocks }: RedemptionOverview): IdentityState | undefined {
  const isAsked = useHasArea(VERIFICATION) && blocks.includes('verify-identity')
  const state = useQuery({ ...queryOf(useApi(), getVerification), enabled: isAsked }).data?.data.state
  return STATES.find((each) => each === state)
}

type Words = ReturnType<typeof useTranslations<'wallet'>>

function actionOf(block: RedemptionReason, t: Words, identity: IdentityState | undefined): ReactNode {
  if (block === 'verify-identity') return <Action to={VERIFICATION}>{t(identity ? 'seeVerification' : 'toVerification')}</Action>
  if (block === 'not-eligible') return <SupportLink className="button flex-none" data-kind="quiet" data-size="small" />
  if (block === 'below-minimum') return <Action to="/lobby">{t('toGames')}</Action>
  return null
}

const Action = ({ to, children }: { to: string; children: ReactNode }) => (
  <LocalLink to={to} className="button flex-none" data-kind="quiet" data-size="small">
    {children}
  </LocalLink>
)
