import type { WebFeature } from '#ui/feature.ts'

/** Whether an ad's link opens a modal that sells, or a page of the store. */
export function leadsToSale(link: string, features: readonly WebFeature[]): boolean {
  const modal = new URLSearchParams(link.startsWith('?') ? link : '').get('openModal')
  return link.startsWith('/cash/') || (modal !== null && features.some(({ modals }) => modals?.[modal]?.sells === true))
}
