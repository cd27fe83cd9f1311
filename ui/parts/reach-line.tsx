import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

/** A contact method, whether it is confirmed, and its text. */
export function ReachLine({ isConfirmed = false, text, children }: { isConfirmed?: boolean; text: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <Icon
        name={isConfirmed ? 'check-circle-fill' : 'warning-circle-fill'}
        className={`size-7 flex-none ${isConfirmed ? 'text-second' : 'text-accent'}`}
      />
      <p className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{children}</span>
        <span className="block text-[12.5px]/4 text-muted">{text}</span>
      </p>
    </div>
  )
}
