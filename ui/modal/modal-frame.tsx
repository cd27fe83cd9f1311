import { Dialog, VisuallyHidden } from 'radix-ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../icons/icon.tsx'
import { usePageHold } from '../page/use-page-hold.ts'
import { lockPage } from './page-lock.ts'

/**
 * A modal's sheet. It traps and restores focus, closes by Escape, backdrop and button, and locks the page. The
 * content names it with `ModalTitle`.
 */
export function ModalFrame({ isBlocking, onClose, children }: { isBlocking: boolean; onClose: () => void; children: ReactNode }) {
  const t = useTranslations('ui')
  useEffect(lockPage, [])
  usePageHold(true)
  // The dialog has no trigger, so focus returns to the element that had it on opening.
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

/** Names the modal: as its visible heading, or with `isHidden` for screen readers only. */
export function ModalTitle({ children, isHidden = false }: { children: ReactNode; isHidden?: boolean }) {
  const title = <Dialog.Title className="modal-title">{children}</Dialog.Title>
  return isHidden ? <VisuallyHidden.Root>{title}</VisuallyHidden.Root> : title
}

/** Focuses the sheet, so that its title is announced, or the field marked with `data-autofocus`. */
function focusSheet(event: Event): void {
  event.preventDefault()
  const sheet = event.currentTarget as HTMLElement | null
  const field = sheet?.querySelector<HTMLElement>('[data-autofocus]')
  ;(field ?? sheet)?.focus()
}

/** A click on a toast does not count as a click outside the modal. */
function refuseOnToast(event: Event): void {
  if ((event.target as Element | null)?.closest?.('.Toastify')) event.preventDefault()
}
