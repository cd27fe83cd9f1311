import { useTranslations } from 'use-intl'
import { useBrand } from '#ui/brand/brand.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { HelpLine } from './help-line.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { useNavItems } from './nav-items.ts'

/** The footer that every page needs: help, rules, and the no-purchase-necessary notice. */
export function Footer() {
  const t = useTranslations('site')
  const { name } = useBrand()
  const links = useNavItems()('about')
  return (
    <footer id="footer" className="footer">
      <div className="mx-auto grid max-w-360 gap-8 px-4 py-10 sm:px-6 lg:grid-cols-[176px_1fr] lg:px-8">
        <div className="grid content-start justify-items-start gap-5">
          <Logo />
          <LanguageSwitch />
        </div>
        <div className="grid gap-8">
          <nav aria-label={t('footerNavigation')}>
            <ul className="footer-links">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <LocalLink className="footer-link" to={to}>
                    {label}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="footer-facts">
            <Icon name="gift-fill" />
            <p className="text-ink">{t('noPurchase')}</p>
            <Icon name="shield-check-fill" />
            <p>{t('adults')}</p>
            <Icon name="heart-fill" />
            <HelpLine />
            <Icon name="coins-fill" />
            <p>{t('version', { brand: name })}</p>
            <Icon name="scales-fill" />
            <p>
              {t.rich('provable', {
                more: (words) => (
                  <LocalLink className="text-link" to="/fair">
                    {words}
                  </LocalLink>
                ),
              })}
            </p>
            <SponsorFact />
          </div>
          <Elsewhere />
        </div>
      </div>
    </footer>
  )
}

/** Legal name and postal address of the sponsor. */
function SponsorFact() {
  const t = useTranslations('site')
  const { sponsor } = useBrand()
  if (!sponsor) return null
  return (
    <>
      <Icon name="buildings-fill" />
      <p>{t('sponsor', { name: [sponsor.name, ...sponsor.address].join(', ') })}</p>
    </>
  )
}

function Elsewhere() {
  const t = useTranslations('site')
  const { name, sponsor } = useBrand()
  if (!sponsor || sponsor.links.length === 0) return null
  return (
    <nav aria-label={t('elsewhere', { brand: name })}>
      <ul className="flex flex-wrap gap-x-6">
        {sponsor.links.map(({ label, url }) => (
          <li key={url}>
            <a className="footer-link" href={url} rel="me noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
