import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import type { Choices, Kind } from '../contract.ts'

const ICONS: Readonly<Record<Kind, IconName>> = {
  'sign-in': 'shield-check-fill',
  redemption: 'trophy-fill',
  care: 'heart-fill',
  'daily-prize': 'calendar-blank-fill',
  'free-spins': 'gift-fill',
  prize: 'coins-fill',
  reminder: 'bell-ringing-fill',
}

/** One switch per notification kind. */
export function ChoiceList({ choices, onChoose }: { choices: Choices; onChoose: (kind: Kind, isOn: boolean) => void }) {
  const t = useTranslations('notifications')
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {choices.map(({ kind, isOn }) => (
          <ChoiceRow key={kind} kind={kind} isOn={isOn} onChoose={onChoose} />
        ))}
      </ul>
      <p className="flex gap-2 text-[12.5px]/4 text-muted">
        <Icon name="heart-fill" className="size-4 flex-none" />
        {t('breaks')}
      </p>
    </div>
  )
}

function ChoiceRow({ kind, isOn, onChoose }: { kind: Kind; isOn: boolean; onChoose: (kind: Kind, isOn: boolean) => void }) {
  const t = useTranslations('notifications')
  const id = useId()
  return (
    <li className="flex items-center gap-3 rounded-control bg-page/60 p-3 hairline">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-raised text-muted">
        <Icon name={ICONS[kind]} />
      </span>
      <span className="min-w-0 flex-1">
        <span id={id} className="block font-semibold">
          {t(`kinds.${kind}.title`)}
        </span>
        <span className="block text-[12.5px]/4 text-muted">{t(`kinds.${kind}.text`)}</span>
      </span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        onClick={() => onChoose(kind, !isOn)}
      />
    </li>
  )
}
