import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { type DocumentKind, documentKinds } from '../contract.ts'
import { DropZone } from './drop-zone.tsx'
import { SendingList } from './sending-list.tsx'
import { useUploads } from './use-uploads.ts'

/** The kind of document, its files, and the progress of each. */
export function SendCard() {
  const t = useTranslations('documents')
  const [kind, setKind] = useState<DocumentKind>('identity')
  const uploads = useUploads()
  return (
    <AccountCard title={t('sendTitle')} text={t('sendText')}>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{t('kindLabel')}</legend>
        {documentKinds.map((each) => (
          <label
            key={each}
            className="grid min-h-11 grid-cols-[20px_1fr] gap-x-3 rounded-control bg-page/60 px-4 py-3 font-semibold hairline has-checked:bg-raised"
          >
            <input type="radio" name="kind" className="radio mt-0.5" checked={kind === each} onChange={() => setKind(each)} />
            {t(`kinds.${each}`)}
            <span className="col-start-2 text-[13px]/5 font-normal text-muted">{t(`kindHints.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <DropZone onFiles={(files) => uploads.add(kind, files)} />
      <SendingList sendings={uploads.all} onStop={uploads.stop} onAgain={uploads.again} onHide={uploads.hide} />
    </AccountCard>
  )
}
