import './fortune-days.css'
import { useTranslations } from 'use-intl'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import { usePrice } from '#ui/format/price.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { getChosenPackage, ShownPackage } from '../contract.ts'
import { OwnDays } from './own-days.tsx'
import { useOpenOrder } from './use-open-order.ts'

export interface FortuneViewProps {
  readonly campaign: CampaignOnPage
  readonly packages: readonly ShownPackage[]
  /** Undefined for a guest, and while it loads. */
  readonly own: ReplyOf<typeof getChosenPackage>['data'] | undefined
  readonly isPlayer: boolean
  readonly onRefresh: () => void
}

/** The page rendered from plain values: the days of the own package, and all packages with what each pays. */
export function FortuneView({ campaign, packages, own, isPlayer, onRefresh }: FortuneViewProps) {
  const t = useTranslations('fortune-investment')
  const isRunning = campaign.state === 'running'
  const toPackages = isRunning && packages.length > 0 ? { action: <ToPackages /> } : {}
  return (
    <CampaignPage
      campaign={campaign}
      picture="money-bag"
      onFlip={onRefresh}
      isAboutSpending
      {...(isRunning && own?.package ? { action: <OwnDays own={own} pack={own.package} onRefresh={onRefresh} /> } : toPackages)}
    >
      {packages.length > 0 ? (
        <CampaignSection title={t('packages')}>
          <ul className="fortune-list" id="packages">
            {packages.map((each) => (
              <li key={each.id} className="card fortune-card" data-is-own={each.id === own?.packageId}>
                <Package offered={each} />
                {each.id === own?.packageId ? <p className="fortune-why">{t('yours')}</p> : null}
                {each.id !== own?.packageId && isRunning ? <Buy offered={each} isPlayer={isPlayer} /> : null}
              </li>
            ))}
          </ul>
        </CampaignSection>
      ) : null}
      {packages.length > 0 ? (
        <CampaignSection title={t('rules.title')}>
          <ul className="fortune-rules">
            <li>{t('rules.one')}</li>
            <li>{t('rules.visit')}</li>
            <li>{t('rules.missed')}</li>
            <li>{t('rules.end')}</li>
            <li>{t('rules.refunds')}</li>
          </ul>
        </CampaignSection>
      ) : null}
    </CampaignPage>
  )
}

function ToPackages() {
  const t = useTranslations('fortune-investment')
  return (
    <div className="campaign-action">
      <a className="button" href="#packages">
        {t('seePackages')}
      </a>
    </div>
  )
}

interface PackageProps {
  readonly offered: ShownPackage
}

/** Opens an order of the package, or says why there is none. */
function Buy({
  offered: { presetId, priceCents, available, unavailabilityReasons },
  isPlayer,
}: PackageProps & { isPlayer: boolean }) {
  const t = useTranslations('fortune-investment')
  const tRefused = useTranslations('packages.refused')
  const price = usePrice()
  const failureText = useFailureText()
  const { open, isPending, error, refusal } = useOpenOrder()
  const [why] = unavailabilityReasons
  if (!available && why) return <p className="fortune-why">{t(`why.${why}`)}</p>
  if (!isPlayer) {
    return (
      <LocalLink className="button" to="/signup">
        {t('signUp')}
      </LocalLink>
    )
  }
  return (
    <>
      <button type="button" className="button" disabled={isPending} onClick={() => open({ presetId, offerType: 'package' })}>
        {t('buy', { price: price(priceCents) })}
      </button>
      <p role="status" className="fortune-why">
        {error ? failureText(error) : refusal && tRefused(refusal)}
      </p>
    </>
  )
}

function Package({ offered: { priceCents, coins, days } }: PackageProps) {
  const t = useTranslations('fortune-investment')
  const price = usePrice()
  const best = Math.max(...days)
  const later = days.reduce((sum, each) => sum + each, 0)
  return (
    <>
      <div className="fortune-head">
        <h3>{t('days', { count: days.length })}</h3>
        <p className="figures">{price(priceCents)}</p>
      </div>
      <ol className="fortune-days" aria-hidden="true">
        {days.map((each, at) => (
          <li key={at} style={{ height: `${Math.round((each / best) * 100)}%` }} />
        ))}
      </ol>
      <dl className="fortune-sums">
        <dt>{t('atOnce')}</dt>
        <dd>
          <PrizeLine coins={coins} />
        </dd>
        <dt>{t('after')}</dt>
        <dd>
          <PrizeLine coins={later} />
        </dd>
        <dt>{t('inAll')}</dt>
        <dd className="font-bold">
          <PrizeLine coins={coins + later} />
        </dd>
      </dl>
      <details className="fortune-each">
        <summary>{t('each')}</summary>
        <ol>
          {days.map((each, at) => (
            <li key={at}>
              <span className="text-muted">{t('day', { number: at + 1 })}</span>
              <PrizeLine coins={each} />
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}
