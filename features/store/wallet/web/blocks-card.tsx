import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { RedemptionOverview, RedemptionReason } from '#features/store/redemptions/contract.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { FactLine } from '#ui/parts/fact-line.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { AccountCard } from '#ui/parts/account-frame.tsx'
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
  return (
    <AccountCard title={t('blocksTitle')}>
      <ul className="grid gap-2">
        {overview.blocks.map((block) => (
          <li key={block}>
            <FactLine icon={ICONS[block] ?? 'info-fill'} title={reason(block)}>
              {actionOf(block, t)}
            </FactLine>
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}

function actionOf(block: RedemptionReason, t: ReturnType<typeof useTranslations<'wallet'>>): ReactNode {
  if (block === 'verify-identity') return <Action to="/profile/verification">{t('toVerification')}</Action>
  if (block === 'not-eligible') return <Action to="/support">{t('toSupport')}</Action>
  if (block === 'below-minimum') return <Action to="/lobby">{t('toGames')}</Action>
  return null
}

const Action = ({ to, children }: { to: string; children: ReactNode }) => (
  <LocalLink to={to} className="button flex-none" data-kind="quiet" data-size="small">
    {children}
  </LocalLink>
)
