import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { LocalLink } from '../i18n/local-link.tsx'

/** The way to support, under the one label that it has everywhere. */
export function SupportLink(props: Omit<ComponentProps<typeof LocalLink>, 'to' | 'children'>) {
  const t = useTranslations('ui')
  return (
    <LocalLink {...props} to="/support">
      {t('contactSupport')}
    </LocalLink>
  )
}
