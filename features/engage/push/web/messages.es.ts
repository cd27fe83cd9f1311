import type { pushEn } from './messages.en.ts'

export const pushEs: typeof pushEn = {
  clicked: {
    leave: '¿Abrir “{title}” ahora? Saldrás de esta página.',
    open: 'Abrir',
    stay: 'Quedarme aquí',
  },
  device: 'Este dispositivo',
  deviceText: 'Recibe avisos aquí aunque el sitio esté cerrado. Cada dispositivo tiene su propia configuración.',
  switch: 'Notificaciones en este dispositivo',
  states: {
    unknown: 'Un momento…',
    unsupported: 'No compatible con este navegador',
    blocked: 'Bloqueadas por tu navegador',
    off: 'Desactivadas',
    asking: 'Esperando tu respuesta',
    starting: 'Activando',
    on: 'Activadas',
    failed: 'Algo salió mal',
  },
  hints: {
    unsupported:
      'Este navegador no puede recibir notificaciones. En un iPhone o iPad, agrega primero el sitio a la pantalla de inicio y ábrelo desde ahí.',
    blocked: 'Las notificaciones están bloqueadas en tu navegador. Para permitirlas:',
    off: 'Tu navegador te pedirá permitir las notificaciones.',
    asking: 'Tu navegador está preguntando si permites las notificaciones. Elige “Permitir”.',
    failed: 'No pudimos conectar con el servicio de notificaciones de tu navegador. Revisa tu conexión e inténtalo más tarde.',
  },
  unblock: {
    open: 'Abre la configuración del sitio: toca el ícono a la izquierda de la dirección.',
    allow: 'Cambia “Notificaciones” a “Permitir”.',
    back: 'Vuelve a esta página y actívalas.',
  },
  sendTest: 'Enviar prueba',
  testSent: 'En camino…',
  testHere: 'Funcionó.',
  testFailed: 'Ya no reconocemos este dispositivo. Desactiva y vuelve a activar las notificaciones.',
}
