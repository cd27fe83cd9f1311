import type { dataExportEn } from './messages.en.ts'

export const dataExportEs: typeof dataExportEn = {
  title: 'Tus datos',
  copyTitle: 'Una copia de tus datos',
  copyText: 'Un solo archivo con todo lo que guardamos sobre ti, en un formato legible por programas (JSON).',
  ask: 'Solicitar una copia',
  waits: 'Estamos preparando tu archivo. Tarda uno o dos minutos y te avisaremos por correo cuando esté listo.',
  lately: 'Puedes pedir una copia al día. Inténtalo de nuevo mañana.',
  asked: 'Solicitada el {at}',
  ready: 'Lista desde el {at}, disponible hasta el {until}',
  size: '{size} KB',
  save: 'Descargar',
  none: 'Aún no hay copias.',
  inside: 'Qué incluye',
  parts: {
    person: 'Quién eres: nombre, dirección, fecha de nacimiento, idioma y cuándo te uniste',
    access: 'Cómo inicias sesión: sesiones, dispositivos, llaves de acceso y cuentas vinculadas, sin sus secretos',
    play: 'Tus rondas, premios y favoritos',
    money: 'Tus saldos y transacciones',
    choices: 'Tus preferencias: términos aceptados, promociones, notificaciones, recordatorios y descansos',
    trail: 'El registro de cambios de tu cuenta',
  },
  limits: 'Incluye tus 50,000 rondas y transacciones más recientes. Las anteriores están en Movimientos y en Historial de juego.',
}
