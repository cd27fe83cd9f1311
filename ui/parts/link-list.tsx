import { LocalLink } from '../i18n/local-link.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/names.ts'

interface LinkListProps {
  readonly links: readonly { readonly to: string; readonly icon: IconName; readonly label: string }[]
}

/** Links to related pages, one a row. */
export const LinkList = ({ links }: LinkListProps) => (
  <ul className="grid gap-2">
    {links.map(({ to, icon, label }) => (
      <li key={to}>
        <LocalLink
          className="flex min-h-12 items-center gap-3 rounded-control bg-page/60 px-4 py-2 font-semibold hairline hover:bg-raised"
          to={to}
        >
          <Icon name={icon} className="size-5 flex-none text-muted" />
          <span className="flex-1">{label}</span>
          <Icon name="caret-right-bold" className="size-4 flex-none text-muted" />
        </LocalLink>
      </li>
    ))}
  </ul>
)
