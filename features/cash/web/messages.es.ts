import type { cashEn } from './messages.en.ts'

export const cashEs: typeof cashEn = {
  complete: 'Tu compra se ha completado. Gracias.',
  failedTitle: 'Tu compra no se ha completado',
  failedText: 'No hemos podido procesar la transacción. Inténtalo de nuevo.',
  understood: 'Entendido',
}
