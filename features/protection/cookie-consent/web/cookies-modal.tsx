import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { type CookieItem, NECESSARY, OPTIONAL } from '../shared/consent.ts'
import { choose, useEnabled } from './choice.ts'

/** Each item with its purpose and lifetime. */
export default function CookiesModal({ close }: ModalProps) {
  const t = useTranslations('cookie-consent')
  const enabled = useEnabled()
  const [on, setOn] = useState<readonly string[]>(() => enabled.split(' ').filter((id) => id !== ''))
  const keep = () => {
    choose(on)
    close()
  }
  const turn = ({ id }: CookieItem) => setOn(on.includes(id) ? on.filter((each) => each !== id) : [...on, id])
  return (
    <div className="modal-body grid gap-5">
      <ModalTitle>{t('title')}</ModalTitle>
      <p className="text-muted">{t('intro')}</p>
      <ul className="grid gap-3">
        {OPTIONAL.map((item) => (
          <Item key={item.id} item={item} isOn={on.includes(item.id)} onTurn={() => turn(item)} />
        ))}
        {NECESSARY.map((item) => (
          <Item key={item.id} item={item} isOn />
        ))}
      </ul>
      <button type="button" className="button" onClick={keep}>
        {t('keep')}
      </button>
    </div>
  )
}

function Item({ item: { id, names }, isOn, onTurn }: { item: CookieItem; isOn: boolean; onTurn?: () => void }) {
  const t = useTranslations('cookie-consent')
  const label = useId()
  return (
    <li className="grid gap-1 rounded-control bg-page/60 p-3 hairline">
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <strong id={label}>{t(`items.${id}.title`)}</strong>
        {onTurn ? (
          <button type="button" role="switch" className="switch" aria-checked={isOn} aria-labelledby={label} onClick={onTurn} />
        ) : (
          <span className="text-[12.5px]/6 text-muted">{t('always')}</span>
        )}
      </span>
      <span className="text-muted">{t(`items.${id}.text`)}</span>
      {names.length > 0 ? <span className="text-[12.5px]/4 break-words text-muted">{names.join(', ')}</span> : null}
    </li>
  )
}
