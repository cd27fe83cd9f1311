import spriteUrl from 'virtual:icon-sprite'
import type { IconName } from './names.ts'

/** Decorative: the surrounding control has the accessible name. 20 px unless a class overrides it. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
