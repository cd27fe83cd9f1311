import { useTranslations } from 'use-intl'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { PageDescription } from '#ui/page/page-description.tsx'
import { PageHero } from '#ui/promo/page-hero.tsx'
import './promotions.css'

/** Each item has its texts under its name, a picture and a link to its page. */
const NEWS = [
  { key: 'fair', picture: 'trophy', to: '/fair' },
  { key: 'rounds', picture: 'free-spins', to: '/rounds' },
  { key: 'promotions', picture: 'gift', to: '/promotions' },
  { key: 'games', picture: 'coins-pile', to: '/library' },
  { key: 'care', picture: 'compass', to: '/game/responsible-play' },
  { key: 'how', picture: 'daily-login', to: '/how-it-works' },
] as const

/** The site's new features, each with a link. */
export default function RedesignPage() {
  const t = useTranslations('promotions.redesign')
  const { name } = useBrand()
  return (
    <article className="grid gap-8 py-4 lg:py-6">
      <title>{t('title', { brand: name })}</title>
      <PageDescription text={t('text')} />
      <PageHero picture="confetti" title={t('title', { brand: name })} text={t('text')} />
      <ul className="news-list">
        {NEWS.map(({ key, picture, to }) => (
          <li key={key} className="card news-card">
            <img {...interfaceArt(picture)} width={88} height={88} alt="" loading="lazy" />
            <h2 className="text-[18px]/6 font-bold">{t(`${key}.title`)}</h2>
            <p className="text-muted">{t(`${key}.text`)}</p>
            <LocalLink className="campaign-link" to={to}>
              {t(`${key}.link`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </article>
  )
}
