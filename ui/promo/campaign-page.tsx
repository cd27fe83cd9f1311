import './campaign-page.css'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { PageDescription } from '../page/page-description.tsx'
import { LocalLink } from '../i18n/local-link.tsx'
import { Icon } from '../icons/icon.tsx'
import { CampaignClock } from './campaign-clock.tsx'
import { CampaignReminder } from './campaign-reminder.tsx'
import { useCampaignState } from './use-campaign-state.ts'

interface CampaignPageProps {
  readonly campaign: CampaignOnPage
  /** A picture in `public/art/interface`. */
  readonly picture: string
  /** Refetches the page's data when the campaign starts or ends. */
  readonly onFlip: () => void
  /** Purchases count: a link to purchase limits appears beside the rules. */
  readonly isAboutSpending?: boolean
  /** Replaces the link to the games; null for none. */
  readonly action?: ReactNode
  /** The feature's own content, between header and rules. */
  readonly children?: ReactNode
}

/** A campaign's page: what it is, its schedule, its rules and notes. */
export function CampaignPage({ campaign, picture, onFlip, isAboutSpending = false, action, children }: CampaignPageProps) {
  const t = useTranslations('ui.campaign')
  const state = useCampaignState(campaign, onFlip)
  const { title, text } = campaign
  return (
    <article className="campaign">
      <title>{title}</title>
      <PageDescription text={text} />
      <CampaignHero campaign={campaign} state={state} picture={picture}>
        {action === undefined ? (
          <div className="campaign-action">
            <LocalLink className="button" to="/library">
              {t('browse')}
            </LocalLink>
            <CampaignReminder campaign={campaign} state={state} />
          </div>
        ) : (
          <>
            {action}
            <CampaignReminder campaign={campaign} state={state} />
          </>
        )}
      </CampaignHero>
      {children}
      <HowItWorks steps={campaign.steps} />
      <GoodToKnow isAboutSpending={isAboutSpending} />
    </article>
  )
}

interface CampaignHeroProps extends Pick<CampaignPageProps, 'campaign' | 'picture' | 'children'> {
  readonly state: CampaignOnPage['state']
  /** The level of its title. */
  readonly titleAs?: 'h1' | 'h4'
}

/** The head of a campaign's page: title, text and clock before its picture. */
export function CampaignHero({ campaign, state, picture, titleAs: Title = 'h1', children }: CampaignHeroProps) {
  return (
    <header className="campaign-hero" data-scene={picture}>
      <div className="campaign-copy">
        <StateTag state={state} />
        <Title className="campaign-title">{campaign.title}</Title>
        <p className="campaign-text">{campaign.text}</p>
        <CampaignClock campaign={campaign} state={state} />
        {children}
      </div>
      <CampaignArt picture={picture} />
    </header>
  )
}

export function StateTag({ state }: { state: CampaignOnPage['state'] }) {
  const t = useTranslations('ui.campaign')
  return (
    <p className="campaign-tag" data-state={state}>
      {t(state)}
    </p>
  )
}

interface CampaignArtProps {
  readonly picture: string
  /** The rendered width, in the syntax of the `sizes` attribute. */
  readonly sizes?: string
}

export function CampaignArt({ picture, sizes = '(min-width: 768px) 272px, 168px' }: CampaignArtProps) {
  const art = `/art/interface/${picture}`
  return (
    <div className="campaign-art" aria-hidden="true">
      <img
        src={`${art}-256.webp`}
        srcSet={`${art}-256.webp 256w, ${art}-512.webp 512w`}
        sizes={sizes}
        width={256}
        height={256}
        alt=""
        fetchPriority="high"
      />
    </div>
  )
}

/** A section with its own heading. */
export function CampaignSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="campaign-section">
      <div className="campaign-section-head">
        <h2 className="row-title">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

function HowItWorks({ steps }: Pick<CampaignOnPage, 'steps'>) {
  const t = useTranslations('ui.campaign')
  if (steps.length === 0) return null
  return (
    <CampaignSection title={t('howItWorks')}>
      <ol className="campaign-steps">
        {steps.map((step, at) => (
          <li key={step.title} className="card">
            <span className="campaign-step-number figures" aria-hidden="true">
              {at + 1}
            </span>
            <h3 className="campaign-step-title">{step.title}</h3>
            <p className="text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </CampaignSection>
  )
}

export function GoodToKnow({ isAboutSpending }: { isAboutSpending: boolean }) {
  const t = useTranslations('ui.campaign')
  return (
    <aside className="campaign-foot" aria-label={t('more')}>
      <p className="campaign-free">
        <Icon name="check-circle-fill" className="size-5 flex-none text-second" />
        {t(isAboutSpending ? 'coinsOnly' : 'freeWay')}
      </p>
      <nav aria-label={t('more')} className="flex flex-wrap gap-x-6">
        <LocalLink className="campaign-link" to="/page/sweepstakes-rules">
          {t('rules')}
        </LocalLink>
        {isAboutSpending ? (
          <LocalLink className="campaign-link" to="/profile/limits">
            {t('limits')}
          </LocalLink>
        ) : null}
        <LocalLink className="campaign-link" to="/promotions">
          {t('allPromotions')}
        </LocalLink>
      </nav>
    </aside>
  )
}
