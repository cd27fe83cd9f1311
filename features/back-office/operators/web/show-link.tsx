import { showToast } from '#ui/toast/toasts.ts'
import { timeText } from '#ui/parts/operator-text.ts'

/** The full link, to be handed over through a trusted channel. */
export function ShowLink({ path, until }: { readonly path: string; readonly until: string }) {
  const address = `${location.origin}${path}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast('Copied.', { kind: 'success' }),
      () => showToast('Your browser blocked copying. Select the link and copy it manually.', { kind: 'warning' }),
    )
  return (
    <span className="mt-2 grid gap-2 sm:flex sm:items-center">
      <code className="min-w-0 flex-1 rounded-control bg-page/60 p-3 text-[13px]/5 break-all select-all hairline">{address}</code>
      <button type="button" className="button flex-none" data-kind="quiet" data-size="small" onClick={() => void copy()}>
        Copy
      </button>
      <span className="flex-none text-[13px]/5 text-muted">good until {timeText(until)}</span>
    </span>
  )
}
