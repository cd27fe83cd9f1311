import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { CashNote } from './cash-note.tsx'

const data = pageData({ for: 'player' })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Nothing is sold yet, and the page says so: what is free stands elsewhere. */
export default function StorePage() {
  const t = useTranslations('cash')
  return (
    <CashNote art={{ picture: 'coins-big' }} title={t('closedTitle')} text={t('closedText')}>
      <LocalLink to="/lobby" className="button" data-size="large">
        {t('toLobby')}
      </LocalLink>
    </CashNote>
  )
}
