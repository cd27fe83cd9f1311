import { useTranslations } from 'use-intl'

/** What a page says when there is a newer one, in its own language. */
export const RELOAD_WORDS = {
  text: <Word of="updated" />,
  refresh: <Word of="refresh" />,
  dismiss: <Word of="dismiss" />,
}

function Word({ of: key }: { of: 'updated' | 'refresh' | 'dismiss' }) {
  return useTranslations('ui')(key)
}
