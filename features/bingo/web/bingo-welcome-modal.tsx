import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Moment } from '#ui/modal/moment.tsx'
import { BALLS_TO_PLAY } from '../contract.ts'

/** The tenth ball has come. */
export default function BingoWelcomeModal({ close }: ModalProps) {
  const t = useTranslations('bingo')
  return (
    <Moment art={{ picture: 'bingo-ball' }} title={t('title', { needed: BALLS_TO_PLAY })} text={t('text')} isWin>
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('done')}
      </button>
    </Moment>
  )
}
