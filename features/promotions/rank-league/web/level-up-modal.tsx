import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Moment } from '#ui/modal/moment.tsx'
import ClaimModal from './claim-modal.tsx'

/** A level higher, with what it brings. Opened by a link alone it says when there is a league. */
export default function LevelUpModal(props: ModalProps) {
  return props.args['title'] === undefined ? <ClaimModal {...props} /> : <Risen {...props} />
}

function Risen({ args, close }: ModalProps) {
  const t = useTranslations('rank-league')
  return (
    <Moment
      art={{ picture: 'trophy' }}
      title={t('levelTitle', { level: args['title'] ?? '' })}
      text={t('levelText')}
      prizes={[
        { asset: 'coins', minor: Number(args['coins']) },
        { asset: 'entries', minor: Number(args['entries']) },
      ]}
      isWin
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('done')}
      </button>
    </Moment>
  )
}
