import { useTranslations } from 'use-intl'
import { useIsGuest } from '#client/player.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { PageHero } from '#ui/promo/page-hero.tsx'

/** Each step has its texts under its name, and a picture in `public/art/interface`. */
const STEPS = [
  { step: 'join', picture: 'gift' },
  { step: 'choose', picture: 'coins-pile' },
  { step: 'play', picture: 'free-spins' },
  { step: 'check', picture: 'trophy' },
] as const

const LINKS = [
  { to: '/fair', label: 'fairLink' },
  { to: '/page/sweepstakes-rules', label: 'rulesLink' },
  { to: '/game/responsible-play', label: 'responsibleLink' },
] as const

/** An introduction for newcomers in four steps. */
export default function HowItWorksPage() {
  const t = useTranslations('shell.howItWorks')
  const site = useTranslations('site')
  const isGuest = useIsGuest()
  const { name } = useBrand()
  return (
    <article className="grid w-full gap-8 pb-4">
      <title>{t('title')}</title>
      <PageHero picture="coins-big" title={t('title')} text={t('intro', { brand: name })} />
      <ol className="grid gap-4 md:grid-cols-2">
        {STEPS.map(({ step, picture }, at) => (
          <li key={step} className="card flex gap-5 p-5 lg:p-6">
            <img {...interfaceArt(picture)} width={88} height={88} className="size-18 lg:size-22" alt="" />
            <div className="grid content-start gap-1">
              <h2 className="text-[20px]/7 font-bold">
                {at + 1}. {t(`${step}.title`)}
              </h2>
              <p className="text-[15px]/6 text-muted">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <nav aria-label={t('more')}>
        <ul className="flex flex-wrap gap-3">
          {isGuest ? (
            <li>
              <LocalLink className="button" to="/signup">
                {site('signUp')}
              </LocalLink>
            </li>
          ) : null}
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <LocalLink className="button" data-kind="quiet" to={to}>
                {t(label)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  )
}
