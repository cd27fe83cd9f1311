import type { popUpAdsEn } from './messages.en.ts'

export const popUpAdsEs: typeof popUpAdsEn = {
  notNow: 'Ahora no',
  noneTitle: 'Nada nuevo por ahora',
  noneText: 'Lo que está en marcha y lo que viene está en las promociones.',
  promotions: 'Ver promociones',
}
