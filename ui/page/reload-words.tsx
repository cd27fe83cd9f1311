import { useTranslations } from 'use-intl'

/** The text shown when a newer build is available, in the page's language. */
export const RELOAD_WORDS = {
  text: <Word of="updated" />,
  refresh: <Word of="refresh" />,
  dismiss: <Word of="dismiss" />,
}

function Word({ of: key }: { of: 'updated' | 'refresh' | 'dismiss' }) {
  return useTranslations('ui')(key)
}
