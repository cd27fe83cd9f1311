import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { useHasArea } from '#ui/page/web-features.tsx'
import type { ProfileData } from '../contract.ts'

const VERIFICATION = '/profile/verification'
const DOCUMENTS = '/profile/documents'

/** The status of identity verification and documents, with links to both; nothing if the brand has neither. */
export function IdentityCard({ data: { identityState, documentConfirmStatus } }: { data: ProfileData }) {
  const t = useTranslations('personal-info.identity')
  const hasVerification = useHasArea(VERIFICATION)
  const hasDocuments = useHasArea(DOCUMENTS)
  if (!hasVerification && !hasDocuments) return null
  const state = identityState ?? 'unverified'
  const documents = documentStateOf(documentConfirmStatus)
  return (
    <section id="identity" className="scroll-mt-24 max-lg:order-4">
      <AccountCard title={t('title')} text={t('text')}>
        <ul className="grid gap-2">
          {hasVerification ? (
            <Way to={VERIFICATION} icon="identification-card-fill" name={t('verification')} isGood={state === 'approved'}>
              {t(`states.${state}`)}
            </Way>
          ) : null}
          {hasDocuments ? (
            <Way to={DOCUMENTS} icon="file-text-fill" name={t('documents')} isGood={documents === 'approved'}>
              {t(`documentStates.${documents}`)}
            </Way>
          ) : null}
        </ul>
      </AccountCard>
    </section>
  )
}

const STATES = ['waiting', 'approved'] as const

const documentStateOf = (status: string | null) =>
  status === null ? 'none' : (STATES.find((each) => each === status) ?? 'rejected')

interface WayProps {
  readonly to: string
  readonly icon: IconName
  readonly name: string
  readonly isGood: boolean
  readonly children: string
}

function Way({ to, icon, name, isGood, children }: WayProps) {
  return (
    <li>
      <LocalLink to={to} className="flex items-center gap-3 rounded-control bg-page/60 p-3 hairline hover:bg-raised">
        <Icon
          name={isGood ? 'check-circle-fill' : icon}
          className={`size-9 flex-none p-1 ${isGood ? 'text-second' : 'text-muted'}`}
        />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{name}</span>
          <span className="block text-[12.5px]/4 text-muted">{children}</span>
        </span>
        <Icon name="caret-right-bold" className="size-4 flex-none text-muted" />
      </LocalLink>
    </li>
  )
}
