import { useTranslations } from 'use-intl'
import { units } from '#kernel/money.ts'
import type { ModalProps } from '#ui/feature.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import { ENTRIES_PER_SHOWN } from '../contract.ts'
import SeasonModal from './season-modal.tsx'

/** Shows the prize of a reached season level. Opened by a direct link it shows the season's schedule. */
export default function CongratulationsModal(props: ModalProps) {
  return props.args['level'] === undefined ? <SeasonModal {...props} /> : <Reached {...props} />
}

function Reached({ args, close }: ModalProps) {
  const t = useTranslations('season')
  const entries = units('entries', Math.round(Number(args['entries']) * ENTRIES_PER_SHOWN))
  return (
    <Announcement
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
    </Announcement>
  )
}
