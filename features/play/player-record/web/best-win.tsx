import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CopyButton } from '#ui/parts/copy-button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import type { BestWin, SharedLink, ShareRefusal } from '../contract.ts'
import { PictureButton } from './picture-button.tsx'
import { useWinLink } from './queries.ts'

interface BestWinPartProps {
  readonly best: BestWin
  /** For a win that is not kept with its link. */
  readonly onLink?: (link: BestWin['link']) => void
}

const ignore = () => undefined

/** Shares a win as a picture and as a link, and takes the link back. */
export function BestWinPart({ best, onLink = ignore }: BestWinPartProps) {
  const t = useTranslations('player-record')
  const [refusal, setRefusal] = useState<ShareRefusal>()
  const { share, revoke, reveal } = useWinLink(best, { onLink, onRefused: setRefusal })
  const { link } = best
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <PictureButton best={best} />
        {link ? null : (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            aria-busy={share.isPending}
            disabled={share.isPending}
            onClick={() => share.mutate()}
          >
            {t('share')}
          </button>
        )}
      </div>
      {link ? null : <p className="field-hint">{t('shareHint')}</p>}
      {refusal ? <FieldError>{t(`refusals.${refusal}`)}</FieldError> : null}
      {refusal === 'hidden' ? (
        <LocalLink to="/profile/privacy" className="text-link w-fit py-3">
          {t('privacy')}
        </LocalLink>
      ) : null}
      {link ? (
        <div className="grid gap-3 rounded-control bg-page/60 p-4 hairline">
          <LocalLink to={`/win/${link.token}`} className="text-link w-fit py-3">
            {t('open')}
          </LocalLink>
          <Proof link={link} reveal={reveal} />
          <div className="flex flex-wrap items-center gap-2">
            <CopyButton text={link.url} toasts={{ copied: t('copied'), failed: t('notCopied') }}>
              {t('copy')}
            </CopyButton>
            <button
              type="button"
              className="button"
              data-kind="plain"
              disabled={revoke.isPending}
              onClick={() => revoke.mutate()}
            >
              {t('revoke')}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  )
}

interface ProofProps {
  readonly link: SharedLink
  readonly reveal: ReturnType<typeof useWinLink>['reveal']
}

/** Whether others can verify the win yet. The seed of a shared round is revealed with its end. */
function Proof({ link: { isRevealed, isShared }, reveal }: ProofProps) {
  const t = useTranslations('player-record')
  if (isRevealed || isShared) return <p className="text-[14px]/5 text-muted">{t(isRevealed ? 'verifiable' : 'inFlight')}</p>
  return (
    <div className="grid gap-2">
      <p className="text-[14px]/5 text-muted">{t('unrevealed')}</p>
      <button
        type="button"
        className="button w-fit"
        data-kind="quiet"
        data-size="small"
        disabled={reveal.isPending}
        onClick={() => reveal.mutate()}
      >
        {t('reveal')}
      </button>
    </div>
  )
}
