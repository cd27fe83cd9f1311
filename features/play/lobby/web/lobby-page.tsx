import { useTranslations } from 'use-intl'
import { useBrand } from '#ui/brand/brand.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { Lobby } from './lobby.tsx'
import { lobbyNeeds } from './queries.ts'

const data = pageData(lobbyNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The lobby, the start page of guests. */
export default function LobbyPage() {
  const t = useTranslations('lobby')
  const { name } = useBrand()
  return <Lobby title={t('pageTitle', { brand: name })} />
}
