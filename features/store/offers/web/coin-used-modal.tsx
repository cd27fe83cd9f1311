import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { checkSets } from '../contract.ts'
import { STORE, storePath } from './store-path.ts'

/** The coin was already flipped today: shows the result and when it can be flipped again. */
export default function CoinUsedModal({ args, close }: ModalProps) {
  const t = useTranslations('offers')
  const { data, refetch } = useQuery(queryOf(useApi(), checkSets))
  const sets = data?.data.sets ?? []
  const asked = args['promoOfferSet']
  const set = sets.find(({ promoOfferSet }) => asked === undefined || promoOfferSet === asked)
  const isUsed = asked !== undefined || set?.available === false
  return (
    <Announcement
      art={{ picture: 'coin' }}
      title={t(isUsed ? 'coinUsed' : 'coinReady')}
      text={
        <>
          {t(isUsed ? 'coinUsedText' : 'coinReadyText')}
          {set?.availableAt ? (
            <>
              {' '}
              {t('nextIn')} <Countdown until={set.availableAt} onEnd={() => void refetch()} />
            </>
          ) : null}
        </>
      }
    >
      <LocalLink className="button" data-size="large" to={set?.presetId ? storePath(set.presetId) : STORE} replace>
        {t(set?.presetId ? 'seeWhatCame' : 'toStore')}
      </LocalLink>
      <button type="button" className="button" data-kind="plain" onClick={close}>
        {t('close')}
      </button>
    </Announcement>
  )
}
