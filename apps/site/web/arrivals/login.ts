import type { ArrivalTarget } from '#ui/feature.ts'

/** Opens the sign-in; who is signed in has arrived. */
export function openSignIn(_value: string, page: ArrivalTarget): void {
  if (page.isGuest) page.openModal('signin')
}
