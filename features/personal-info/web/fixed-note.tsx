import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { ProfileData } from '../contract.ts'

/** Why some values are fixed, and how they are put right. */
export function FixedNote({ by }: { by: ProfileData['nameFixedBy'] }) {
  const t = useTranslations('personal-info.fixed')
  return (
    <p className="flex items-start gap-2 text-[14px]/5 text-muted sm:col-span-2">
      <Icon name="lock-key-fill" className="mt-0.5 size-4 flex-none" />
      <span>
        {t(by ?? 'open')}{' '}
        {t.rich('ask', {
          link: (text) => (
            <LocalLink to="/page/contact" className="text-link">
              {text}
            </LocalLink>
          ),
        })}
      </span>
    </p>
  )
}
