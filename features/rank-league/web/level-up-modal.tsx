import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Moment } from '#ui/modal/moment.tsx'

/** A level higher, with what it brings. */
export default function LevelUpModal({ args, close }: ModalProps) {
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
