import spriteUrl from 'virtual:icon-sprite'
import type { IconName } from './names.ts'

/** Decoration: the control around it has the name. 20 pixels unless a class says otherwise. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
