import { useTranslations } from 'use-intl'
import { AccountCard } from './account-frame.tsx'
import { LinkList } from './link-list.tsx'
import { useWebFeatures } from '../page/web-features.tsx'

interface AreaCardProps {
  readonly title: string
  readonly paths: readonly string[]
}

/** Links to related account pages, in this order, without those of features that are off; nothing if all are. */
export function AreaCard({ title, paths }: AreaCardProps) {
  const t = useTranslations()
  const areas = useWebFeatures().flatMap(({ accountAreas }) => accountAreas ?? [])
  const links = paths.flatMap((path) =>
    areas
      .filter((area) => area.path === path)
      .map(({ label, icon = 'user-circle-fill' }) => ({ to: path, icon, label: t(label as never) })),
  )
  if (links.length === 0) return null
  return (
    <AccountCard title={title}>
      <LinkList links={links} />
    </AccountCard>
  )
}
