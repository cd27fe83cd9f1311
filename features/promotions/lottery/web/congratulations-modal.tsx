import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { getDetails } from '../contract.ts'

/** Shows the prize that was taken. Opened by a direct link it shows the draw's schedule. */
export default function CongratulationsModal(props: ModalProps) {
  return props.args['coins'] === undefined ? <Schedule {...props} /> : <Taken {...props} />
}

function Taken({ args, close }: ModalProps) {
  const t = useTranslations('lottery')
  return (
    <Announcement
      art={{ picture: 'chest' }}
      title={t('takenTitle')}
      text={t('takenText')}
      prizes={[
        { asset: 'coins', minor: Number(args['coins']) },
        { asset: 'entries', minor: Number(args['entries']) },
      ]}
      isWin
      done={{ text: t('done'), onClick: close }}
    />
  )
}

function Schedule({ close }: ModalProps) {
  const query = useQuery(queryOf(useApi(), getDetails, { query: {} }))
  return <CampaignModal query={query} picture="chest" to="/lottery" close={close} />
}
