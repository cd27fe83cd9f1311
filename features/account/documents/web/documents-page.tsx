import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { listDocuments } from '../contract.ts'
import { DocumentList } from './document-list.tsx'
import { SendCard } from './send-card.tsx'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, listDocuments)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Uploads documents and shows their status. */
export default function DocumentsPage() {
  const t = useTranslations('documents')
  const { documents } = useSuspenseQuery(queryOf(useApi(), listDocuments)).data.data
  return (
    <AccountFrame title={t('title')}>
      <AccountColumns>
        <SendCard />
        <AccountCard title={t('listTitle')}>
          <DocumentList documents={documents} />
        </AccountCard>
      </AccountColumns>
    </AccountFrame>
  )
}
