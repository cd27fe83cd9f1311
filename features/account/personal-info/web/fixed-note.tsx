import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '#ui/brand/brand.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useHasArea } from '#ui/page/web-features.tsx'
import type { ProfileData } from '../contract.ts'

const DOCUMENTS = '/profile/documents'

/** Why some values are fixed, and how to have them corrected. */
export function FixedNote({ by }: { by: ProfileData['nameFixedBy'] }) {
  const t = useTranslations('personal-info.fixed')
  const hasDocuments = useHasArea(DOCUMENTS)
  const hasSupport = useBrand().features.includes('support')
  const linkTo = (to: string) => (text: ReactNode) => (
    <LocalLink to={to} className="text-link">
      {text}
    </LocalLink>
  )
  return (
    <p className="flex items-start gap-2 text-[14px]/5 text-muted sm:col-span-2">
      <Icon name="lock-key-fill" className="mt-0.5 size-4 flex-none" />
      <span>
        {t(by ?? 'open')}{' '}
        {t.rich(hasDocuments ? 'askWithDocuments' : 'ask', {
          link: linkTo(hasSupport ? '/support' : '/page/contact'),
          documents: linkTo(DOCUMENTS),
        })}
      </span>
    </p>
  )
}
