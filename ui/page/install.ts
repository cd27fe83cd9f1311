import { useSyncExternalStore } from 'react'

/** What Chromium hands over where the site can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallPrompt | null = null
const listeners = new Set<() => void>()

function keep(prompt: InstallPrompt | null): void {
  kept = prompt
  for (const listener of listeners) listener()
}

/** Keeps the browser's own offer for the entry of the menu. Has to stand before the browser makes it. */
export function catchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => keep(null))
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the visitor to install the site; null where there is nothing to ask. An offer can be made once. */
export function useInstall(): (() => void) | null {
  const prompt = useSyncExternalStore(
    subscribe,
    () => kept,
    () => null,
  )
  if (!prompt) return null
  return () => {
    keep(null)
    void prompt.prompt()
  }
}
