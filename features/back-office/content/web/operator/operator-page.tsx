import { DeskPage } from '#client/desk/desk-page.tsx'
import { ContentEditor } from './content-editor.tsx'

/** Where operators edit pages, banners, documents and messages. English only. */
export default function OperatorPage() {
  return (
    <DeskPage title="Content">{({ brand, may }) => <ContentEditor brand={brand} mayWrite={may('content-write')} />}</DeskPage>
  )
}
