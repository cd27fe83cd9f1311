import { track } from '#ui/analytics/track.ts'

/** Counts button clicks, form starts and form submissions of every page in one place. Returns a stop function. */
export function countForms(page: Document): () => void {
  const begun = new WeakSet<HTMLFormElement>()
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button, .button, [role=button]') : null
    if (button) track('click_button', { button: nameOf(button), page: location.pathname })
  }
  const onChange = ({ target }: Event): void => {
    const form = target instanceof Element ? target.closest('form') : null
    if (!form || begun.has(form)) return
    begun.add(form)
    track('change_form', { form: nameOf(form) })
  }
  const onSubmit = ({ target }: Event): void => {
    if (target instanceof HTMLFormElement) track('send_form', { form: nameOf(target) })
  }
  const listeners = [
    ['click', onClick],
    ['change', onChange],
    ['submit', onSubmit],
  ] as const
  for (const [type, listen] of listeners) page.addEventListener(type, listen, true)
  return () => {
    for (const [type, listen] of listeners) page.removeEventListener(type, listen, true)
  }
}

/** The element's own name, never its text, which may contain personal data. */
const nameOf = (element: Element): string => element.getAttribute('name') ?? (element.id || element.tagName.toLowerCase())
