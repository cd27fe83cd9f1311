import type { ArrivalTarget } from '#ui/feature.ts'

/** Opens the sign-in; does nothing for players. */
export function openSignIn(_value: string, page: ArrivalTarget): void {
  if (page.isGuest) page.openModal('signin')
}
