import type { realtimeEn } from './messages.en.ts'

export const realtimeEs: typeof realtimeEn = {
  updated: 'Hay contenido actualizado. Actualiza la página.',
  refresh: 'Actualizar',
  dismiss: 'Descartar',
  offline: 'No tienes conexión. Lo que ves puede no estar al día.',
  reconnecting: 'Conectando de nuevo…',
}
