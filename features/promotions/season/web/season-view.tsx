import './season.css'
import { useFormatter, useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { getSeason } from '../contract.ts'
import { fromHundreds } from '../shared/hundreds.ts'
import { Rules } from './rules.tsx'
import { SeasonProgress } from './season-progress.tsx'

export type Season = ReplyOf<typeof getSeason>['data']

export interface SeasonViewProps {
  readonly season: Season
  readonly isPlayer: boolean
  readonly onRefresh: () => void
}

/** The page rendered from plain values, so that every state can be shown without a server. */
export function SeasonView({ season, isPlayer, onRefresh }: SeasonViewProps) {
  const t = useTranslations('season')
  const { campaign, levels } = season
  const { number } = useFormatter()
  const hasBegun = campaign.state === 'running' || campaign.state === 'ended'
  return (
    <CampaignPage
      campaign={campaign}
      picture="leaf"
      onFlip={onRefresh}
      {...(hasBegun && levels.length > 0 && { action: <SeasonProgress season={season} isPlayer={isPlayer} /> })}
    >
      {levels.length > 0 ? (
        <>
          <CampaignSection
            title={t('levels')}
            aside={
              isPlayer && hasBegun ? (
                <p className="text-muted figures">{t('progress', { percents: number(season.totalProgressPercents) })}</p>
              ) : null
            }
          >
            <ol className="season-path">
              {levels.map((level) => (
                <Step key={level.level} level={level} season={season} isOpen={isPlayer && campaign.state === 'running'} />
              ))}
            </ol>
          </CampaignSection>
          <Rules season={season} />
        </>
      ) : null}
    </CampaignPage>
  )
}

interface StepProps {
  readonly level: Season['levels'][number]
  readonly season: Season
  /** The player can still advance. */
  readonly isOpen: boolean
}

function Step({ level: { level, points, coins, entries }, season, isOpen }: StepProps) {
  const t = useTranslations('season')
  const { number } = useFormatter()
  const { currentLevel, levels } = season
  const state = level <= currentLevel ? 'reached' : isOpen && level === currentLevel + 1 ? 'next' : 'ahead'
  return (
    <li className="card campaign-card season-step" data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
      <img {...interfaceArt(pictureOf(level, levels))} width={96} height={96} alt="" loading="lazy" />
      <h3>{t('level', { number: level })}</h3>
      <PrizeLine coins={coins} entries={fromHundreds(entries)} />
      <p className="season-note">
        {state === 'reached' ? (
          <>
            <Icon name="check-circle-fill" className="size-4" />
            {t('reached')}
          </>
        ) : (
          t('points', { points: number(points, 'grouped') })
        )}
      </p>
    </li>
  )
}

/** The farther the level, the larger its picture's heap; entries come as a gift, the last level as a trophy. */
function pictureOf(level: number, levels: Season['levels']): string {
  if (level === levels.length) return 'trophy'
  if ((levels[level - 1]?.entries ?? 0) > 0) return 'gift'
  const third = Math.floor(((level - 1) * 3) / levels.length)
  return (['coins-small', 'coins-pile', 'coins-big'] as const)[third] ?? 'coins-pile'
}
