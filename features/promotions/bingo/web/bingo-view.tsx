import { useTranslations } from 'use-intl'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { BallStore } from './ball-store.tsx'
import { BingoHelp, type BingoHelpProps } from './bingo-help.tsx'
import { BingoPanel } from './bingo-panel.tsx'
import { BingoTable } from './bingo-table.tsx'
import type { Playing } from './queries.ts'

export interface BingoViewProps extends BingoHelpProps {
  readonly isPlayer: boolean
  readonly playing: Playing
  readonly onRefresh: () => void
}

/** The page rendered from plain values, so that every state can be shown without a server. */
export function BingoView({ info, game, isPlayer, playing, onRefresh }: BingoViewProps) {
  const t = useTranslations('bingo')
  const { campaign } = info
  const isRunning = campaign.state === 'running'
  const panel = <BingoPanel status={info} isPlayer={isPlayer} playing={playing} />
  return (
    <CampaignPage
      campaign={campaign}
      picture="bingo-ball"
      onFlip={onRefresh}
      isAboutSpending={game.store !== null && isRunning}
      {...(isRunning && { action: panel })}
    >
      {isRunning ? (
        <CampaignSection title={t('game')}>
          <BingoTable playing={playing} isReady={info.availablePoint >= info.neededPoint} prizes={info.prizes} />
        </CampaignSection>
      ) : null}
      <BingoHelp info={info} game={game} />
      {game.store && isRunning ? <BallStore store={game.store} /> : null}
    </CampaignPage>
  )
}
