import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '#ui/brand/brand.tsx'
import { useLocalPath } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useMounted } from '#ui/page/use-mounted.ts'
import { showToast } from '#ui/toast/toasts.ts'

/** The player's referral link, to copy or share. */
export function ShareCard({ code }: { code: string }) {
  const t = useTranslations('referral')
  const id = useId()
  const { name } = useBrand()
  const isMounted = useMounted()
  const path = `${useLocalPath()('/signup')}?invited_by=${encodeURIComponent(code)}`
  // The server does not know the public address that the browser uses.
  const link = isMounted ? location.origin + path : path
  const canShare = isMounted && 'share' in navigator

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast(t('copied'), { kind: 'success' })
    } catch {
      showToast(t('copyFailed'), { kind: 'error' })
    }
  }
  /** Closing the share sheet is not a failure. */
  const share = () => void navigator.share({ text: t('shareText', { brand: name }), url: link }).catch(() => undefined)

  return (
    <section className="card grid gap-4 p-5 lg:p-6">
      <div className="grid gap-2">
        <label htmlFor={id} className="font-semibold">
          {t('link')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            className="input min-w-0 flex-[1_1_240px]"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className="button" onClick={() => void copy()}>
            <Icon name="copy-bold" className="size-5" />
            {t('copy')}
          </button>
          {canShare ? (
            <button type="button" className="button" data-kind="quiet" onClick={share}>
              <Icon name="share-network-bold" className="size-5" />
              {t('share')}
            </button>
          ) : null}
        </div>
      </div>
      <p className="text-muted">
        {t('code')} <strong className="font-display text-ink">{code}</strong>
      </p>
    </section>
  )
}
