import type { cashEn } from './messages.en.ts'

export const cashEs: typeof cashEn = {
  complete: 'Tu compra se ha completado. Gracias.',
  checking: 'Un momento: estamos comprobando tu pago otra vez.',
  successTitle: 'Tu compra se ha completado',
  successText: 'Gracias. Lo que has comprado ya está en tu saldo.',
  play: 'Elegir un juego',
  failedTitle: 'Tu compra no se ha completado',
  failedText: 'No hemos podido procesar la transacción. Inténtalo de nuevo.',
  understood: 'Entendido',
  again: 'Intentarlo de nuevo',
  anotherWay: 'Probar otra forma de pago',
  toLobby: 'Volver al lobby',
  reference: 'Pago {id}',
  noneTitle: 'No hay ningún pago que mostrar',
  noneText: 'No se ha comprado nada ahora, así que no hay nada que contar. Tu saldo sigue igual.',
  unknownTitle: 'Tu compra',
  unknownText: 'Un momento…',
}
