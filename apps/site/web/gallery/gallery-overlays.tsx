import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ToastKind } from '#ui/feature.ts'
import { ModalFrame, ModalTitle } from '#ui/modal/modal-frame.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { GalleryPart } from './gallery-part.tsx'

const SHEETS = ['plain', 'win', 'news', 'blocking'] as const
const TOASTS: readonly ToastKind[] = ['info', 'success', 'warning', 'error', 'default']

/** Overlays. `?sheet=win` opens one immediately. */
export function GalleryOverlays() {
  const [search] = useSearchParams()
  const [sheet, open] = useState<string | null>(search.get('sheet'))
  const isMounted = useMounted()
  const modals = useModals()
  const names = useWebFeatures().flatMap((feature) => Object.keys(feature.modals ?? {}))
  return (
    <GalleryPart title="Over the page">
      <div className="flex flex-wrap gap-3">
        {SHEETS.map((name) => (
          <button key={name} type="button" className="button" data-size="small" onClick={() => open(name)}>
            Sheet: {name}
          </button>
        ))}
        {TOASTS.map((kind) => (
          <button key={kind} type="button" className="button" data-kind="quiet" data-size="small" onClick={() => toast(kind)}>
            Toast: {kind}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <button key={name} type="button" className="chip" onClick={() => modals.open(name)}>
            {name}
          </button>
        ))}
      </div>
      {sheet && isMounted ? <Sheet name={sheet} close={() => open(null)} /> : null}
    </GalleryPart>
  )
}

const toast = (kind: ToastKind) =>
  showToast(`A word about something: ${kind}`, { kind, actions: [{ label: 'Do it', isMain: true, run: () => undefined }] })

function Sheet({ name, close }: { name: string; close: () => void }) {
  return (
    <ModalFrame isBlocking={name === 'blocking'} onClose={close}>
      {name === 'win' || name === 'news' ? <MomentSheet isWin={name === 'win'} close={close} /> : <PlainSheet close={close} />}
    </ModalFrame>
  )
}

const MomentSheet = ({ isWin, close }: { isWin: boolean; close: () => void }) => (
  <Announcement
    art={isWin ? { picture: 'chest' } : { icon: 'info-fill' }}
    title={isWin ? 'The chest is yours' : 'The rules have changed'}
    text="It stands in your account already."
    prizes={
      isWin
        ? [
            { asset: 'coins', minor: 125_430_000 },
            { asset: 'entries', minor: 4_215 },
          ]
        : []
    }
    isWin={isWin}
  >
    <button type="button" className="button" data-size="large" onClick={close}>
      Continue
    </button>
  </Announcement>
)

const PlainSheet = ({ close }: { close: () => void }) => (
  <div className="modal-body grid gap-4">
    <ModalTitle>A sheet</ModalTitle>
    <p className="text-muted">Escape, the scrim and the cross close it; the focus stays inside and goes back where it was.</p>
    <label className="field">
      <span className="field-label">A field</span>
      <input className="input" defaultValue="Something" />
    </label>
    <button type="button" className="button" onClick={close}>
      Close
    </button>
    <button type="button" className="button" data-kind="danger" onClick={close}>
      Close the account
    </button>
  </div>
)
