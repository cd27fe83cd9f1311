import { Dialog, VisuallyHidden } from 'radix-ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../icons/icon.tsx'
import { usePageHold } from '../page/use-page-hold.ts'
import { lockPage } from './page-lock.ts'

/**
 * The sheet of a modal. It traps focus, gives it back, closes by Escape, scrim and button, and locks the page. The
 * content names itself with `ModalTitle`.
 */
export function ModalFrame({ isBlocking, onClose, children }: { isBlocking: boolean; onClose: () => void; children: ReactNode }) {
  const t = useTranslations('ui')
  useEffect(lockPage, [])
  usePageHold(true)
  // No trigger is known to the dialog: what had the focus when it opened gets it back.
  const [opener] = useState(() => document.activeElement)
  const refuse = (event: Event) => event.preventDefault()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="modal-scrim" />
        <Dialog.Content
          className="modal"
          aria-describedby={undefined}
          onOpenAutoFocus={focusSheet}
          onCloseAutoFocus={() => opener instanceof HTMLElement && opener.focus({ preventScroll: true })}
          onInteractOutside={refuseOnToast}
          {...(isBlocking ? { onEscapeKeyDown: refuse, onPointerDownOutside: refuse, onInteractOutside: refuse } : {})}
        >
          {children}
          {isBlocking ? null : (
            <Dialog.Close className="icon-button modal-close" aria-label={t('close')}>
              <Icon name="x-bold" className="size-4" />
            </Dialog.Close>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Names the modal, as its visible heading or, with `isHidden`, only for screen readers. */
export function ModalTitle({ children, isHidden = false }: { children: ReactNode; isHidden?: boolean }) {
  const title = <Dialog.Title className="modal-title">{children}</Dialog.Title>
  return isHidden ? <VisuallyHidden.Root>{title}</VisuallyHidden.Root> : title
}

/** Focus goes to the sheet, which reads out its title, or to the one field that asks for it by `data-autofocus`. */
function focusSheet(event: Event): void {
  event.preventDefault()
  const sheet = event.currentTarget as HTMLElement | null
  const field = sheet?.querySelector<HTMLElement>('[data-autofocus]')
  ;(field ?? sheet)?.focus()
}

/** A click on a toast is no click beside the modal. */
function refuseOnToast(event: Event): void {
  if ((event.target as Element | null)?.closest?.('.Toastify')) event.preventDefault()
}
