import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'

/** A way to reach the player, and whether it is confirmed. */
export function ReachLine({ isConfirmed, children }: { isConfirmed: boolean; children: ReactNode }) {
  const t = useTranslations('personal-info')
  return (
    <div className="flex items-center gap-3">
      <Icon
        name={isConfirmed ? 'check-circle-fill' : 'warning-circle-fill'}
        className={`size-7 flex-none ${isConfirmed ? 'text-second' : 'text-accent'}`}
      />
      <p className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{children}</span>
        <span className="block text-[12.5px]/4 text-muted">{t(isConfirmed ? 'confirmed' : 'unconfirmed')}</span>
      </p>
    </div>
  )
}
