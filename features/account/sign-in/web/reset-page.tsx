import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageData } from '#ui/page/page-data.ts'
import { NewPasswordSheet } from './new-password-sheet.tsx'
import { RequestResetSheet } from './request-reset-sheet.tsx'

const data = pageData({})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Without a token it asks for the link; the mailed link opens this page with one. */
export default function ResetPage() {
  const t = useTranslations('sign-in')
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <>
      <title>{t(token ? 'newPasswordTitle' : 'resetTitle')}</title>
      <meta name="referrer" content="no-referrer" />
      {token ? <NewPasswordSheet token={token} /> : <RequestResetSheet />}
    </>
  )
}
