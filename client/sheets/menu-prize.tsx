import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useHasModal } from '#ui/page/web-features.tsx'
import { Countdown } from '#ui/time/countdown.tsx'

const MODAL = 'daily-login'

/** Opens today's prize over the game, to claim it there; nothing where the brand has none. */
export function MenuPrize({ openModal }: { openModal: (name: string) => void }) {
  const t = useTranslations('game')
  const hasPrize = useHasModal(MODAL)
  const { data, refetch } = useQuery({ ...queryOf(useApi(), getInfo), enabled: hasPrize })
  const info = data?.data
  if (!hasPrize || !info?.isActive) return null
  return (
    <button type="button" data-is-ready={info.isAvailable ? '' : undefined} onClick={() => openModal(MODAL)}>
      <Icon name="gift-fill" />
      <span>
        {t('prize.title')}
        <small>
          {info.isAvailable ? t('prize.ready') : null}
          {info.reasonType === 'email-unconfirmed' ? t('prize.confirm') : null}
          {info.reasonType === 'claimed' ? (
            <>
              {t('prize.next')} <Countdown until={info.finishedAt} onEnd={() => void refetch()} />
            </>
          ) : null}
        </small>
      </span>
    </button>
  )
}
