import { useTranslations } from 'use-intl'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getSupport } from '../contract.ts'
import { useSupport } from './queries.ts'
import { SupportView } from './support-view.tsx'

const data = pageData({ queries: (api) => [queryOf(api, getSupport)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Where one asks those who run the site. */
export default function SupportPage() {
  const t = useTranslations('support')
  const hasChat = useSupport().data?.data.hasChat ?? false
  return (
    <section className="support-page">
      <title>{t('title')}</title>
      <meta name="description" content={t('intro')} />
      <h1 className="text-[28px]/9 font-extrabold">{t(hasChat ? 'chatTitle' : 'title')}</h1>
      <p className="text-muted">{t(hasChat ? 'chatIntro' : 'intro')}</p>
      <p className="flex flex-wrap gap-x-6">
        <LocalLink className="support-link" to="/page/faq">
          {t('faq')}
        </LocalLink>
        <LocalLink className="support-link" to="/game/responsible-play">
          {t('noFun')}
        </LocalLink>
      </p>
      <SupportView />
    </section>
  )
}
