import type { realtimeEn } from './messages.en.ts'

export const realtimeEs: typeof realtimeEn = {
  updated: 'Hay contenido actualizado. Actualiza la página.',
  refresh: 'Actualizar',
  dismiss: 'Descartar',
}
