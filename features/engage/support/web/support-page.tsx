import { useTranslations } from 'use-intl'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { LinkList } from '#ui/parts/link-list.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { PageDescription } from '#ui/page/page-description.tsx'
import { getSupport } from '../contract.ts'
import { useSupport } from './queries.ts'
import { SupportView } from './support-view.tsx'

const data = pageData({ queries: (api) => [queryOf(api, getSupport)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The support page. */
export default function SupportPage() {
  const t = useTranslations('support')
  const hasChat = useSupport().data?.data.hasChat ?? false
  return (
    <section className="support-page">
      <title>{t('title')}</title>
      <PageDescription text={t('intro')} />
      <header className="grid gap-1">
        <h1 className="page-title">{t(hasChat ? 'chatTitle' : 'title')}</h1>
        <p className="text-[16px]/6 text-muted">{t(hasChat ? 'chatIntro' : 'intro')}</p>
      </header>
      <div className="support-columns">
        <SupportView />
        <Beside />
      </div>
    </section>
  )
}

const ANSWERS = [
  { words: 'faq', icon: 'question-fill', to: '/page/faq' },
  { words: 'howItWorks', icon: 'info-fill', to: '/how-it-works' },
  { words: 'freeEntries', icon: 'ticket-fill', to: '/free-entry' },
  { words: 'fairPlay', icon: 'scales-fill', to: '/fair' },
] as const

/** Answers that may save a question, and immediate help. */
function Beside() {
  const t = useTranslations('support')
  return (
    <div className="grid content-start gap-4">
      <AccountCard title={t('answers')} text={t('answersText')}>
        <LinkList links={ANSWERS.map(({ words, icon, to }) => ({ icon, to, label: t(words) }))} />
      </AccountCard>
      <AccountCard title={t('noFun')} text={t('noFunText')}>
        <LocalLink className="button justify-self-start" data-kind="quiet" to="/game/responsible-play">
          {t('noFunAction')}
        </LocalLink>
      </AccountCard>
    </div>
  )
}
