import type { pushEn } from './messages.en.ts'

export const pushEs: typeof pushEn = {
  clicked: {
    leave: '«{title}»: ¿abrirlo ahora? Lo que está abierto en esta página se cierra.',
    open: 'Abrir',
    stay: 'Quedarme aquí',
  },
  device: 'Este dispositivo',
  deviceText: 'Te avisamos aquí con el sitio cerrado. Cada dispositivo tiene su propio interruptor.',
  switch: 'Notificaciones en este dispositivo',
  states: {
    unknown: 'Un momento',
    unsupported: 'No es posible en este navegador',
    blocked: 'Bloqueadas por tu navegador',
    off: 'Desactivadas',
    asking: 'Esperando tu respuesta',
    starting: 'Activando',
    on: 'Activadas',
    failed: 'No ha funcionado',
  },
  hints: {
    unsupported:
      'Este navegador no puede recibir notificaciones. En un iPhone o iPad, añade antes el sitio a la pantalla de inicio y ábrelo desde ahí.',
    blocked: 'Le dijiste a tu navegador que no las permita. Para deshacerlo:',
    off: 'Tu navegador te preguntará una vez si las permites.',
    asking: 'Tu navegador pregunta si este sitio puede enviar notificaciones. Elige «Permitir».',
    failed:
      'No se ha podido contactar con el servicio de notificaciones de tu navegador. Revisa la conexión e inténtalo más tarde.',
  },
  unblock: {
    open: 'Abre los ajustes del sitio: pulsa el símbolo a la izquierda de la dirección.',
    allow: 'Pon «Notificaciones» en «Permitir».',
    back: 'Vuelve a esta página y actívalas.',
  },
  sendTest: 'Enviar una prueba',
  testSent: 'Está en camino …',
  testHere: 'Ha llegado.',
  testFailed: 'Ya no conocemos este dispositivo. Desactívalo y vuelve a activarlo.',
}
