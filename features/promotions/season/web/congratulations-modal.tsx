import { useTranslations } from 'use-intl'
import { units } from '#kernel/money.ts'
import type { ModalProps } from '#ui/feature.ts'
import { Moment } from '#ui/modal/moment.tsx'
import { ENTRIES_PER_SHOWN } from '../contract.ts'
import SeasonModal from './season-modal.tsx'

/** A level of the season has brought its prize. Opened by a link alone it says when there is a season. */
export default function CongratulationsModal(props: ModalProps) {
  return props.args['level'] === undefined ? <SeasonModal {...props} /> : <Reached {...props} />
}

function Reached({ args, close }: ModalProps) {
  const t = useTranslations('season')
  const entries = units('entries', Math.round(Number(args['entries']) * ENTRIES_PER_SHOWN))
  return (
    <Moment
      art={{ picture: 'trophy' }}
      title={t('title', { level: Number(args['level']) })}
      text={t('text')}
      prizes={[
        { asset: 'coins', minor: Number(args['coins']) },
        { asset: 'entries', minor: Number(entries.minor) },
      ]}
      isWin
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('done')}
      </button>
    </Moment>
  )
}
