import './mini-game-slot.css'
import { useQuery } from '@tanstack/react-query'
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
  const { data, isError, refetch } = useQuery(queryOf(useApi(), getInfo))
  const onFlip = () => void refetch()
  const info = data?.data
  if (info && info.campaign.state !== 'none' && info.levels.length > 0)
    return <Planned info={info} onFlip={onFlip} close={close} />
  return (
    <CampaignModal isFailed={isError} campaign={info?.campaign} picture="reels" to="/promotions" onFlip={onFlip} close={close} />
  )
}

interface PlannedProps {
  readonly info: ReplyOf<typeof getInfo>['data']
  readonly onFlip: () => void
  readonly close: () => void
}

function Planned({ info, onFlip, close }: PlannedProps) {
  const isPlayer = useIsPlayer()
  const state = useCampaignState(info.campaign, onFlip)
  if (state === 'running') return <MiniGame info={info} isPlayer={isPlayer} close={close} />
  return (
    <CampaignModal isFailed={false} campaign={info.campaign} picture="reels" to="/promotions" onFlip={onFlip} close={close}>
      <Levels levels={info.levels} reached={0} />
    </CampaignModal>
  )
}
