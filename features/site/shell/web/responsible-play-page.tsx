import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'

const SIGNS = ['time', 'chase', 'hide', 'mood'] as const
const HABITS = ['clock', 'breaks', 'fun', 'others'] as const

/** How to keep play enjoyable, how to notice a problem, and where to find help. */
export default function ResponsiblePlayPage() {
  const t = useTranslations('shell.responsiblePlay')
  return (
    <article className="mx-auto grid w-full max-w-3xl gap-6 py-4 lg:py-8">
      <title>{t('title')}</title>
      <header className="grid gap-3">
        <h1 className="page-title">{t('title')}</h1>
        <p className="text-[16px]/6 text-muted">{t('intro')}</p>
      </header>
      <section className="card flex items-start gap-4 p-5 lg:p-6" aria-labelledby="help">
        <Icon name="shield-check-fill" className="size-8 text-second" />
        <div className="grid gap-1">
          <h2 id="help" className="text-[20px]/7 font-bold">
            {t('helpTitle')}
          </h2>
          <p className="text-[16px]/6">
            {t.rich('helpText', {
              phone: (text) => (
                <a className="font-bold underline underline-offset-4" href="tel:18005224700">
                  {text}
                </a>
              ),
            })}
          </p>
        </div>
      </section>
      <div className="prose">
        <h2>{t('habitsTitle')}</h2>
        <ul>
          {HABITS.map((habit) => (
            <li key={habit}>{t(`habits.${habit}`)}</li>
          ))}
        </ul>
        <h2>{t('signsTitle')}</h2>
        <p>{t('signsIntro')}</p>
        <ul>
          {SIGNS.map((sign) => (
            <li key={sign}>{t(`signs.${sign}`)}</li>
          ))}
        </ul>
        <h2>{t('siteTitle')}</h2>
        <p>{t('siteText')}</p>
        <h2>{t('minorsTitle')}</h2>
        <p>{t('minorsText')}</p>
      </div>
    </article>
  )
}
