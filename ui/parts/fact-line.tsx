import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/names.ts'

interface FactLineProps {
  readonly icon: IconName
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Colored as a success. */
  readonly isGood?: boolean
  readonly children?: ReactNode
}

/** One fact with its icon and an optional action at the end, or below where the text would be squeezed. */
export const FactLine = ({ icon, title, text, isGood = false, children }: FactLineProps) => (
  <div className="flex flex-wrap items-center gap-3 rounded-control bg-page/60 p-3 hairline [&>.button]:ms-auto">
    <span className={`grid size-10 flex-none place-items-center rounded-full bg-raised ${isGood ? 'text-second' : 'text-muted'}`}>
      <Icon name={icon} />
    </span>
    <span className="min-w-0 flex-[1_1_7.5rem]">
      <span className="block font-semibold break-words">{title}</span>
      {text ? <span className="block text-[12.5px]/4 text-muted">{text}</span> : null}
    </span>
    {children}
  </div>
)
