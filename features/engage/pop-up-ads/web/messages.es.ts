import type { popUpAdsEn } from './messages.en.ts'

export const popUpAdsEs: typeof popUpAdsEn = {
  notNow: 'Ahora no',
  noneTitle: 'Estás al día',
  noneText: 'Mira lo que está disponible y lo que viene en Promociones.',
  promotions: 'Ver promociones',
}
