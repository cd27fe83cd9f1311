import './streak.css'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { OddsNote } from '#client/fair/odds-note.tsx'
import { WheelPicture } from '#client/wheel/wheel-picture.tsx'
import type { ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { OddsTable } from '#ui/promo/odds-table.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { useSecond } from '#ui/time/now.ts'
import type { getInfo, ShownWheel } from '../contract.ts'
import { picturesOf } from '../shared/skins.ts'
import { countAt, stepStateOf } from './state-of.ts'
import { StreakPanel } from './streak-panel.tsx'
import { StreakRules } from './streak-rules.tsx'

export interface StreakViewProps {
  readonly info: ReplyOf<typeof getInfo>['data']
  readonly wheels: readonly ShownWheel[]
  readonly isPlayer: boolean
  readonly onRefresh: () => void
}

/** The page rendered from plain values, so that every state can be shown without a server. */
export function StreakView({ info, wheels, isPlayer, onRefresh }: StreakViewProps) {
  const { campaign } = info
  const panel = <StreakPanel info={info} isPlayer={isPlayer} onRefresh={onRefresh} />
  return (
    <CampaignPage
      campaign={campaign}
      picture={picturesOf(info.skin).streak}
      onFlip={onRefresh}
      isAboutSpending
      {...(campaign.state === 'running' && { action: panel })}
    >
      {wheels.length > 0 ? <Wheels info={info} wheels={wheels} /> : null}
      <StreakRules info={info} />
    </CampaignPage>
  )
}

/** The track, and the wheel of one of its steps with its odds: the one that waits or comes next, unless another is picked. */
function Wheels({ info, wheels }: Pick<StreakViewProps, 'info' | 'wheels'>) {
  const t = useTranslations('deposit-streak')
  const percentMore = usePercentMore()
  const now = Math.floor((useSecond() ?? 0) / SECOND_MS)
  const [picked, setPicked] = useState<number>()
  const coming = info.openSteps[0] ?? (countAt(info, now) % wheels.length) + 1
  const shown = wheels.find(({ step }) => step === (picked ?? coming)) ?? wheels[0]!
  return (
    <>
      <CampaignSection title={t('track')}>
        <ol className="streak-track" data-skin={info.skin}>
          {wheels.map(({ step, sectors, averageCoins }) => (
            <li key={step}>
              <button
                type="button"
                className="card streak-step"
                data-state={stepStateOf(info, step, now)}
                aria-pressed={step === shown.step}
                onClick={() => setPicked(step)}
              >
                <span className="streak-step-name">{t('step', { number: step })}</span>
                <img {...interfaceArt(picturesOf(info.skin).wheel)} width={72} height={72} alt="" />
                <span className="text-muted">{t('upTo')}</span>
                <span className="streak-step-value">
                  <PrizeLine coins={Math.max(...sectors.map(({ coins }) => coins))} />
                </span>
                {info.percentEnabled ? (
                  <span className="streak-step-more">
                    {step > 1 ? t('more', { share: percentMore(averageCoins, wheels[0]!.averageCoins) }) : null}
                  </span>
                ) : null}
                <span className="streak-step-state">{t(`steps.${stepStateOf(info, step, now)}`)}</span>
              </button>
            </li>
          ))}
        </ol>
      </CampaignSection>
      <CampaignSection title={t('wheelOf', { step: shown.step })}>
        <div className="streak-wheel">
          <WheelPicture sectors={shown.sectors} />
          <div className="grid gap-4">
            <p className="streak-average">
              {t('average')} <PrizeLine coins={shown.averageCoins} />
            </p>
            <OddsTable prizes={shown.sectors} />
            <OddsNote hash={shown.oddsHash} />
          </div>
        </div>
      </CampaignSection>
    </>
  )
}

/** By how much an average prize is above the first wheel's, as `+25%`, rounded down. */
function usePercentMore(): (average: number, first: number) => string {
  const { number } = useFormatter()
  return (average, first) =>
    number(Math.floor(((average - first) * 100) / first) / 100, { style: 'percent', signDisplay: 'exceptZero' })
}
