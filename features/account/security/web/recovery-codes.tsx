import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '#ui/brand/brand.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { CopyButton } from '#ui/parts/copy-button.tsx'

/** The ten recovery codes, shown once, to be stored away from the phone. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('security')
  const { name } = useBrand()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  return (
    <div className="grid gap-4">
      <div className="notice">
        <Icon name="check-circle-fill" className="size-6 flex-none text-second" />
        <div>
          <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
            {t('codesTitle')}
          </h3>
          <p className="text-muted">{t('codesText')}</p>
        </div>
      </div>
      <ol className="figures grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-page/60 p-4 text-[15px]/6 font-semibold hairline">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="grid gap-2 sm:grid-cols-2">
        <a
          className="button"
          data-kind="quiet"
          data-size="small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${name}\n\n${text}`)}`}
          download={`${name.toLowerCase()}-recovery-codes.txt`}
        >
          {t('download')}
        </a>
        <CopyButton text={text} toasts={{ copied: t('copied'), failed: t('notCopied') }}>
          {t('copyCodes')}
        </CopyButton>
      </div>
      <button type="button" className="button" onClick={onDone}>
        {t('codesKept')}
      </button>
    </div>
  )
}
