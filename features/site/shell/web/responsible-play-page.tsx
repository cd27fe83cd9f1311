import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { HelpCard, helplineLink } from '#ui/parts/help-card.tsx'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { PageHero } from '#ui/promo/page-hero.tsx'

const SIGNS = ['time', 'chase', 'hide', 'mood'] as const
const HABITS = ['clock', 'breaks', 'fun', 'others'] as const

/** Tools to stay in control, how to keep play enjoyable, how to notice a problem, and where to find help. */
export default function ResponsiblePlayPage() {
  const t = useTranslations('shell.responsiblePlay')
  return (
    <article className="grid w-full gap-4 pb-4 lg:gap-6">
      <title>{t('title')}</title>
      <PageHero picture="heart" isQuiet title={t('title')} text={t('intro')} />
      <Tools title={t('title')} />
      <HelpCard title={t('helpTitle')}>
        <p className="text-[16px]/6">{t.rich('helpText', { phone: helplineLink })}</p>
      </HelpCard>
      <div className="grid gap-4 md:grid-cols-2">
        <Points title={t('habitsTitle')} icon="check-circle-fill" points={HABITS.map((habit) => t(`habits.${habit}`))} />
        <Points
          title={t('signsTitle')}
          text={t('signsIntro')}
          icon="warning-circle-fill"
          points={SIGNS.map((sign) => t(`signs.${sign}`))}
        />
        <Points title={t('siteTitle')} text={t('siteText')} />
        <Points title={t('minorsTitle')} text={t('minorsText')} />
      </div>
    </article>
  )
}

/** An overview of the others. */
const OVERVIEW = '/profile/responsible-play'

/** The account's pages on limits and breaks; a guest signs in on the way. */
function Tools({ title }: { readonly title: string }) {
  const t = useTranslations()
  const tools = useWebFeatures()
    .flatMap(({ accountAreas = [] }) => accountAreas)
    .filter(({ group, path }) => group === 'play' && path !== OVERVIEW)
    .toSorted((one, other) => one.order - other.order)
  if (tools.length === 0) return null
  return (
    <nav aria-label={title}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {tools.map(({ path, label, icon = 'hand-palm-fill' }) => (
          <li key={path}>
            <LocalLink className="card flex min-h-16 items-center gap-4 p-4" to={path}>
              <Icon name={icon} className="size-6 flex-none text-second" />
              <span className="mr-auto font-display text-[17px]/6 font-bold">{t(label as never)}</span>
              <Icon name="caret-right-bold" className="size-5 flex-none text-muted" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PointsProps {
  readonly title: string
  readonly text?: string
  readonly icon?: IconName
  readonly points?: readonly string[]
}

const Points = ({ title, text, icon = 'info-fill', points = [] }: PointsProps) => (
  <section className="card grid content-start gap-3 p-5 text-[16px]/6 lg:p-6">
    <h2 className="text-[20px]/7 font-bold">{title}</h2>
    {text === undefined ? null : <p className="text-muted">{text}</p>}
    {points.length > 0 ? (
      <ul className="grid gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 size-5 flex-none text-second" />
            {point}
          </li>
        ))}
      </ul>
    ) : null}
  </section>
)
