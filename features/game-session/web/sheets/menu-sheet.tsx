import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import type { SheetProps } from './sheet.ts'

export default function MenuSheet({ game, open }: SheetProps) {
  const t = useTranslations('game')
  return (
    <div className="modal-body">
      <ModalTitle>{game.title}</ModalTitle>
      <nav className="game-menu" aria-label={t('menu')}>
        <button type="button" onClick={() => open('help')}>
          <Icon name="question-fill" />
          {t('help')}
        </button>
        <LocalLink to={`/rounds?slug=${game.slug}`}>
          <Icon name="clock-counter-clockwise-bold" />
          {t('rounds')}
        </LocalLink>
        <LocalLink to="/fair">
          <Icon name="scales-fill" />
          {t('fairPlay')}
        </LocalLink>
        <LocalLink to="/">
          <Icon name="sign-out-bold" />
          {t('exit')}
        </LocalLink>
      </nav>
    </div>
  )
}
