import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { OddsNote } from '#client/fair/odds-note.tsx'
import { useIsPlayer } from '#client/player.ts'
import { WheelPicture } from '#client/wheel/wheel-picture.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { getConfigs, type Wheel } from '../contract.ts'
import { useSpin, type Won } from './queries.ts'
import { WheelTabs } from './wheel-tabs.tsx'
import { WheelAction, WheelResult, WheelWords } from './wheel-words.tsx'

/** The wheel of the day with the odds of every segment; spun here, once a day. */
export default function DailyWheelModal({ close }: ModalProps) {
  const query = useQuery(queryOf(useApi(), getConfigs))
  const [chosen, choose] = useState<Wheel['type']>()
  const wheels = query.data?.data.wheels ?? []
  // The free wheel, unless only one that a purchase opened is left to spin.
  const first = wheels.find(({ available }) => available) ?? wheels[0]
  const wheel = wheels.find(({ type }) => type === chosen) ?? first
  const reread = () => void query.refetch()
  if (!query.data || !wheel) {
    return <CampaignModal query={query} picture="wheel" to="/promotions" close={close} />
  }
  return (
    <>
      {wheels.length > 1 ? <WheelTabs wheels={wheels} chosen={wheel.type} onChoose={choose} /> : null}
      <OpenWheel
        key={wheel.type}
        wheel={wheel}
        campaign={query.data.data.campaign}
        onTurn={() => choose(wheel.type)}
        onFlip={reread}
        close={close}
      />
    </>
  )
}

interface OpenWheelProps {
  readonly wheel: Wheel
  readonly campaign: CampaignOnPage
  /** It stays the shown one when another becomes the only one to spin. */
  readonly onTurn: () => void
  readonly onFlip: () => void
  readonly close: () => void
}

function OpenWheel({ wheel, campaign, onTurn, onFlip, close }: OpenWheelProps) {
  const t = useTranslations('daily-wheel')
  const limitText = useLimitText()
  const { replace } = useModals()
  const isPlayer = useIsPlayer()
  const { turn, settle, isPending, isFailed, error, reply } = useSpin()
  const [won, setWon] = useState<Won>()
  const drawn = reply?.success ? reply.data.winSector.sectorDto : undefined

  useEffect(() => {
    if (!isFailed) return
    showToast(limitText(reply, error) ?? t('failed'), { kind: 'error' })
    // Keeps the wheel as it was when opened; the refetched data may be for another day.
    replace('daily-wheel')
    onFlip()
    // oxlint-disable-next-line react/exhaustive-deps -- once a failure
  }, [isFailed])

  const stop = () => {
    if (!drawn || won) return
    setWon(drawn)
    settle()
  }
  return (
    <div className="modal-body wheel-modal">
      <WheelPicture sectors={wheel.sectors} stopsAt={drawn?.index} onStop={stop} />
      {won ? (
        <WheelResult won={won} onClose={close} />
      ) : (
        <WheelWords
          campaign={campaign}
          wheel={wheel}
          onFlip={onFlip}
          action={(state) => (
            <WheelAction
              wheel={wheel}
              state={state}
              isPlayer={isPlayer}
              isTurning={isPending || drawn !== undefined}
              onTurn={() => {
                onTurn()
                turn(wheel.wheelId)
              }}
              onReady={onFlip}
              onSignUp={() => replace('signup')}
            />
          )}
        />
      )}
      <OddsNote hash={wheel.oddsHash} />
    </div>
  )
}
