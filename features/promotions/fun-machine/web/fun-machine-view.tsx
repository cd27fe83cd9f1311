import { useFormatter, useTranslations } from 'use-intl'
import { OddsNote } from '#client/fair/odds-note.tsx'
import type { ReplyOf } from '#kernel/contract.ts'
import { useAmount } from '#ui/format/amount.ts'
import { CampaignGames } from '#ui/promo/campaign-games.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { CoinsOnlyNote } from '#ui/promo/coins-only-note.tsx'
import type { getMachine, getMeter } from '../contract.ts'
import { MachineTable } from './machine-table.tsx'
import { MeterPanel } from './meter-panel.tsx'
import type { Pulling } from './queries.ts'

const MINOR_PER_UNIT = 100

export interface FunMachineViewProps {
  readonly meter: ReplyOf<typeof getMeter>['data']
  readonly machine: ReplyOf<typeof getMachine>['data']
  readonly isPlayer: boolean
  readonly pulling: Pulling
  readonly onRefresh: () => void
}

/** The page rendered from plain values, so that every state can be shown without a server. */
export function FunMachineView({ meter, machine, isPlayer, pulling, onRefresh }: FunMachineViewProps) {
  const t = useTranslations('fun-machine')
  const { campaign, games } = meter
  const panel = <MeterPanel meter={meter} isPlayer={isPlayer} pulling={pulling} />
  return (
    <CampaignPage
      campaign={campaign}
      picture="capsule-machine"
      onFlip={onRefresh}
      {...(campaign.state === 'running' && { action: panel })}
    >
      {machine.prizes.length > 0 ? (
        <CampaignSection title={t('inside')}>
          <MachineTable pulling={pulling} prizes={machine.prizes} isReady={meter.pulls > 0} />
          <MachineRules meter={meter} machine={machine} />
        </CampaignSection>
      ) : null}
      {games.length > 0 ? (
        <div id="games">
          <CampaignSection title={t('games')} aside={<p className="text-muted">{t('gamesText')}</p>}>
            <CampaignGames games={games} />
          </CampaignSection>
        </div>
      ) : null}
    </CampaignPage>
  )
}

/** What a pull awards on average, and the rules, from the settings. */
function MachineRules({ meter, machine }: Pick<FunMachineViewProps, 'meter' | 'machine'>) {
  const t = useTranslations('fun-machine')
  const { number } = useFormatter()
  const format = useAmount()
  const { average, isCoinsOnly, oddsHash } = machine
  if (!average) return null
  const [coins, entries] = [average.coins, average.entries].map((minor) =>
    number(minor / MINOR_PER_UNIT, { maximumFractionDigits: 2 }),
  ) as [string, string]
  return (
    <>
      <ul className="fun-rules">
        <li>
          <b>{average.entries > 0 ? t('help.averageBoth', { coins, entries }) : t('help.average', { coins })}</b>
        </li>
        <li>{t('help.fill', { coins: format('coins', meter.needed) })}</li>
        <li>{t('help.most', { count: meter.pullsMax })}</li>
        <li>{t('help.ends')}</li>
      </ul>
      <CoinsOnlyNote isCoinsOnly={isCoinsOnly} />
      {oddsHash === null ? null : <OddsNote hash={oddsHash} />}
    </>
  )
}
