import { useEffect, useRef } from 'react'
import { showToast } from '#ui/toast/toasts.ts'

/** The ten recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const text = `${codes.join('\n')}\n`
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast('Copied.', { kind: 'success' }),
      () => showToast('Your browser blocked copying. Select the codes and copy them manually.', { kind: 'warning' }),
    )
  return (
    <section className="card grid gap-4 p-6">
      <h2 ref={heading} tabIndex={-1} className="text-[18px]/6 font-bold">
        Recovery codes
      </h2>
      <p className="text-muted">Each code signs you in once without your phone. We won’t show them again.</p>
      <ol className="figures grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-page/60 p-4 font-semibold hairline">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <button type="button" className="button" data-kind="quiet" onClick={() => void copy()}>
        Copy codes
      </button>
      <button type="button" className="button" onClick={onDone}>
        I’ve saved them
      </button>
    </section>
  )
}
