import { AWAKE, hears } from './hydration.ts'

const ASK_AGAIN_MS = 50
const TICKED = ['checkbox', 'radio']

type Field = HTMLInputElement | HTMLTextAreaElement

/** Replays input typed or ticked before hydration once the page is interactive. */
export function keepTyping(signal?: AbortSignal): void {
  const typed = new Map<Field, string | boolean>()
  const tell = (field: Field, value: string | boolean): void => {
    if (typeof value === 'boolean') {
      ;(field as HTMLInputElement).checked = !value
      return field.click()
    }
    // React tracks values set on the element itself, and takes any other value for user input.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const tellOnceHeard = (): void => {
    for (const [field, value] of typed) {
      if (field.isConnected && !hears(field)) continue
      typed.delete(field)
      if (field.isConnected) tell(field, value)
    }
    if (typed.size > 0) setTimeout(tellOnceHeard, ASK_AGAIN_MS)
  }
  const onInput = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || hears(target)) return
    typed.set(target, TICKED.includes(target.type) ? (target as HTMLInputElement).checked : target.value)
  }
  addEventListener('input', onInput, { capture: true, ...(signal && { signal }) })
  addEventListener(AWAKE, tellOnceHeard, { once: true, ...(signal && { signal }) })
}
