import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { PageHero } from '#ui/promo/page-hero.tsx'
import { PageDescription } from '#ui/page/page-description.tsx'
import { getRedemptionTimes, type RedemptionTimes } from '../contract.ts'
import './times.css'

const data = pageData({ queries: (api) => [queryOf(api, getRedemptionTimes)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** How long redemptions take, for everyone. */
export default function TimesPage() {
  const t = useTranslations('redemption-times')
  const { name } = useBrand()
  const duration = useDurationText()
  const { windows, open } = useSuspenseQuery(queryOf(useApi(), getRedemptionTimes)).data.data
  return (
    <article className="times">
      <title>{t('title')}</title>
      <PageDescription text={t('text', { brand: name })} />
      <PageHero picture="money-bag" title={t('title')} text={t('text', { brand: name })} isQuiet />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <LocalLink to="/redeem" className="button w-fit">
          {t('redeem')}
        </LocalLink>
        <LocalLink to="/trust/claim" className="text-link py-2.5">
          {t('closed')}
        </LocalLink>
      </p>
      <div className="times-windows">
        {windows.map((window) => (
          <Window key={window.days} window={window} />
        ))}
      </div>
      {open ? (
        <dl className="card times-open">
          <Fact name={t('open')} value={t('count', { count: open.count })} />
          <Fact name={t('oldest')} value={duration(open.oldestSeconds)} />
        </dl>
      ) : null}
      <p className="text-[14px]/5 text-muted">{t('method')}</p>
    </article>
  )
}

const SHARES = [
  ['p50', 'half'],
  ['p90', 'most'],
  ['p95', 'nearly'],
  ['p99', 'all'],
] as const

function Window({ window }: { window: RedemptionTimes['windows'][number] }) {
  const t = useTranslations('redemption-times')
  const duration = useDurationText()
  const { days, count, paid, decided, byRulePercent, refused } = window
  const declined = refused.reduce((sum, each) => sum + each.count, 0)
  return (
    <section className="card times-window">
      <h2>{t('window', { days })}</h2>
      {count === null || !paid || !decided ? (
        <p className="text-muted">{t('few')}</p>
      ) : (
        <>
          <p className="text-muted">{t('count', { count })}</p>
          {[['paid', paid] as const, ['decided', decided] as const].map(([name, times]) => (
            <div key={name} className="grid gap-2">
              <h3>{t(name)}</h3>
              <dl>
                {SHARES.map(([share, label]) => (
                  <Fact key={share} name={t(label)} value={times[share] === null ? t('unreached') : duration(times[share])} />
                ))}
              </dl>
            </div>
          ))}
          <dl>
            {byRulePercent === null ? null : <Fact name={t('byRule')} value={`${byRulePercent}%`} />}
            {declined > 0 ? <Fact name={t('refused')} value={t('count', { count: declined })} /> : null}
          </dl>
        </>
      )}
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const

/** In the largest unit of which there are at least two, rounded up: a time is never shown shorter than it is. */
function useDurationText(): (seconds: number) => string {
  const t = useTranslations('redemption-times')
  return (seconds) => {
    const [unit, size] = UNITS.find(([, each]) => seconds >= 2 * each) ?? (['seconds', 1] as const)
    return t(unit, { count: Math.ceil(seconds / size) })
  }
}
