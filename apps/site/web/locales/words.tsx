import { type ReactNode, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import type { Messages } from '#features/messages.ts'
import { languageTag, type Locale } from '#kernel/locale.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { NUMBER_FORMATS } from '#ui/format/number-formats.ts'
import { WebFeaturesProvider } from '#ui/page/web-features.tsx'
import { Overlays } from '../overlays.tsx'
import { Watchers } from '../watchers.tsx'
import { openWords } from './late-words.ts'
import { PAGE_FEATURES } from './web-features.ts'

interface WordsProps {
  readonly locale: Locale
  readonly messages: Messages
  readonly children: ReactNode
}

/** Gives the page its language. Days are the brand's, so dates are written in UTC unless a screen says otherwise. */
export function Words({ locale, messages, children }: WordsProps) {
  const { copy } = useBrand()
  const words = useMemo(() => openWords(locale, messages, copy), [locale, messages, copy])
  return (
    <IntlProvider
      locale={languageTag(locale)}
      messages={words}
      formats={NUMBER_FORMATS}
      timeZone="UTC"
      getMessageFallback={({ namespace = '', key }) => (words as { error?: string }).error ?? `${namespace}.${key}`}
    >
      <WebFeaturesProvider features={PAGE_FEATURES}>
        {children}
        <Overlays />
        <Watchers />
      </WebFeaturesProvider>
    </IntlProvider>
  )
}
