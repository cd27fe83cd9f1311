import './mini-game-slot.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIsPlayer } from '#client/player.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { useCampaignState } from '#ui/promo/use-campaign-state.ts'
import { getInfo } from '../contract.ts'
import { Levels } from './levels.tsx'
import { MiniGame } from './mini-game.tsx'

/** Explains the mini game, its schedule and its prizes; while it runs, the game itself. */
export default function MiniGameSlotModal({ close }: ModalProps) {
  const query = useQuery(queryOf(useApi(), getInfo))
  const info = query.data?.data
  const schedule = (
    <CampaignModal query={query} picture="reels" to="/promotions" close={close}>
      {info && info.levels.length > 0 ? <Levels levels={info.levels} reached={0} /> : null}
    </CampaignModal>
  )
  if (!info || info.campaign.state === 'none' || info.levels.length === 0) return schedule
  return <Planned info={info} schedule={schedule} onFlip={() => void query.refetch()} close={close} />
}

interface PlannedProps {
  readonly info: ReplyOf<typeof getInfo>['data']
  /** Shown while the game doesn’t run. */
  readonly schedule: ReactNode
  readonly onFlip: () => void
  readonly close: () => void
}

function Planned({ info, schedule, onFlip, close }: PlannedProps) {
  const isPlayer = useIsPlayer()
  const state = useCampaignState(info.campaign, onFlip)
  return state === 'running' ? <MiniGame info={info} isPlayer={isPlayer} close={close} /> : schedule
}
