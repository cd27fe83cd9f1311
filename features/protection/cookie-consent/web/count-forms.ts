import { track } from '#ui/analytics/track.ts'

/** Counts in one place what every page has: buttons that are pressed, forms that are begun and sent. Answers how to stop. */
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

/** As the page names it for itself, never by its words: those may name somebody. */
const nameOf = (element: Element): string => element.getAttribute('name') ?? (element.id || element.tagName.toLowerCase())
