import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon.tsx'

/** A bare checkbox with a 44 px touch target. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative -m-2.5 grid size-11 flex-none place-items-center">
      <input type="checkbox" className="checkbox peer" {...props} />
      <Icon
        name="check-bold"
        className="pointer-events-none absolute size-4 scale-50 text-on-accent opacity-0 transition duration-200 peer-checked:scale-100 peer-checked:opacity-100"
      />
    </span>
  )
}
