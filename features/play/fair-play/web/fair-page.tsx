import { useTranslations } from 'use-intl'
import { useIsGuest } from '#client/player.ts'
import { queryOf } from '#ui/api/query.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { PageHero } from '#ui/promo/page-hero.tsx'
import { getSeeds, listDraws } from '../contract.ts'
import { AllProofs } from './all-proofs.tsx'
import { DrawsPanel } from './draws-panel.tsx'
import { SeedsPanel } from './seeds-panel.tsx'
import { JackpotDrawsPanel } from './jackpot-draws-panel.tsx'
import { SharedDrawsPanel } from './shared-draws-panel.tsx'
import { Verifier } from './verifier.tsx'
import './fair.css'

const data = pageData({ ofPlayer: (api) => [queryOf(api, getSeeds), queryOf(api, listDraws, { query: {} })] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/**
 * Explains how outcomes are committed to in advance, shows the player's seeds, and verifies any round without a
 * server.
 */
export default function FairPage() {
  const isGuest = useIsGuest()
  const t = useTranslations('fair-play')
  return (
    <article className="fair">
      <title>{t('title')}</title>
      <PageHero picture="league-diamond" title={t('title')} text={t('lead')} isQuiet />
      <ol className="fair-steps">
        {(['commit', 'mix', 'reveal'] as const).map((step, index) => (
          <li key={step} className="card">
            <span className="fair-number">{index + 1}</span>
            <h2>{t(`steps.${step}.title`)}</h2>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <SeedsPanel />
      <DrawsPanel />
      {isGuest ? null : <AllProofs />}
      <section aria-labelledby="verify">
        <h2 id="verify">
          <Icon name="shield-check-fill" />
          {t('verify')}
        </h2>
        <p className="fair-text">{t('verifyText')}</p>
        <Verifier />
      </section>
      <JackpotDrawsPanel />
      <SharedDrawsPanel />
    </article>
  )
}
