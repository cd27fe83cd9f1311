import { useTranslations } from 'use-intl'
import { useIsPlayer } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignPage } from '#ui/promo/campaign-page.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import { getInfo } from '../contract.ts'
import { useInfo, useTake } from './queries.ts'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The campaign, and a button that takes a refill. */
export default function CoinRefillPage() {
  const { data: info, refetch } = useInfo()
  const { campaign } = info.data
  return (
    <CampaignPage
      campaign={campaign}
      picture="coins-pile"
      onFlip={() => void refetch()}
      action={campaign.state === 'running' ? <Take /> : null}
    />
  )
}

function Take() {
  const t = useTranslations('coin-refill')
  const format = useAmount()
  const isPlayer = useIsPlayer()
  const { data: info, refetch } = useInfo()
  const { mutate, isPending } = useTake()
  const { nextAt } = info.data
  const now = useSecond()
  const [coins, hours] = [format('coins', info.data.coins!), info.data.everyHours!]
  if (!isPlayer || nextAt === null)
    return (
      <>
        <p className="campaign-note">{t('guest', { coins, hours })}</p>
        <div className="campaign-action">
          <LocalLink className="button" to="/signup">
            {t('card.guestAction')}
          </LocalLink>
        </div>
      </>
    )
  const isReady = nextAt * SECOND_MS <= (now ?? 0)
  return (
    <div className="campaign-action">
      <button type="button" className="button" disabled={!isReady || isPending} onClick={() => mutate()}>
        {t('takeAmount', { coins })}
      </button>
      <p className="self-center">
        {isReady || now === undefined ? (
          t('every', { hours })
        ) : (
          <>
            {t('card.next')} <Countdown until={nextAt} onEnd={() => void refetch()} />
          </>
        )}
      </p>
    </div>
  )
}
