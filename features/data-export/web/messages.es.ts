import type { dataExportEn } from './messages.en.ts'

export const dataExportEs: typeof dataExportEn = {
  title: 'Tus datos',
  copyTitle: 'Una copia de tus datos',
  copyText: 'Un archivo con todo lo que guardamos sobre ti, en un formato que los programas entienden (JSON).',
  ask: 'Pedir una copia',
  waits: 'La estamos preparando. Tarda uno o dos minutos, y un correo te avisa cuando está lista.',
  lately: 'Ya recibiste una copia en el último día. Pídela otra vez mañana.',
  asked: 'Pedida el {at}',
  ready: 'Lista desde el {at}, hasta el {until}',
  size: '{size} KB',
  save: 'Guardar el archivo',
  none: 'Ahora mismo no hay ninguna copia.',
  inside: 'Qué contiene',
  parts: {
    person: 'Quién eres: nombre, dirección, fecha de nacimiento, idioma, cuándo te uniste',
    access: 'Cómo entras: sesiones, dispositivos, claves de acceso y cuentas vinculadas, sin sus secretos',
    play: 'Tus rondas, premios y favoritos',
    money: 'Tus saldos y sus movimientos',
    choices: 'Lo que elegiste: términos aceptados, suscripciones, notificaciones, avisos, descansos',
    trail: 'El registro de cambios de tu cuenta',
  },
  limits: 'De rondas y movimientos, los 50.000 más recientes de cada uno; los anteriores están en tus movimientos y rondas.',
}
