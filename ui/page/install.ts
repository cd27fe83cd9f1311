import { useSyncExternalStore } from 'react'

/** Chromium's install prompt event. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallPrompt | null = null
const listeners = new Set<() => void>()

function keep(prompt: InstallPrompt | null): void {
  kept = prompt
  for (const listener of listeners) listener()
}

/** Captures the browser's install prompt for the menu item. Must be registered before the browser fires it. */
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

/** Shows the install prompt; null if there is none. A prompt can be used once. */
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
