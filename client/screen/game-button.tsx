import type { ComponentProps } from 'react'
import { Icon } from '#ui/icons/icon.tsx'

interface GameButtonProps extends Pick<ComponentProps<'button'>, 'aria-pressed' | 'disabled' | 'onClick'> {
  readonly icon: ComponentProps<typeof Icon>['name']
  /** Accessible name of the icon. */
  readonly label: string
  readonly isWideOnly?: boolean
  readonly isSmall?: boolean
}

/** A round game button. */
export const GameButton = ({ icon, label, isWideOnly = false, isSmall = false, ...rest }: GameButtonProps) => (
  <button type="button" className={isWideOnly ? 'game-button game-wide-only' : 'game-button'} aria-label={label} {...rest}>
    {isSmall ? <Icon name={icon} className="size-4" /> : <Icon name={icon} />}
  </button>
)
