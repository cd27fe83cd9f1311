import type { freeEntryEn } from './messages.en.ts'

export const freeEntryEs: typeof freeEntryEn = {
  title: 'Participaciones gratis',
  text: 'No se requiere compra en {brand}. Pide participaciones una vez al día y recíbelas al instante. Funcionan igual que las demás.',
  toForm: 'Obtener {entries} participaciones gratis',
  allWays: 'Todas las formas gratis',
  askTitle: 'Solicitud de hoy',
  askText: 'Recibirás {entries} participaciones al instante. Una solicitud por persona al día.',
  agree: 'Solicito participaciones gratis para mí. Leí las reglas del sorteo y cumplo los requisitos donde vivo.',
  agreeFirst: 'Marca la casilla para continuar.',
  ask: 'Obtener {entries} participaciones gratis',
  done: 'Se agregaron {entries} participaciones. Puedes pedir otra vez el {at}.',
  'asked-elsewhere': 'Hoy ya pediste desde otra cuenta. Una solicitud por persona al día.',
  'person-unknown': 'Confirma tu correo primero. Una solicitud por persona al día.',
  guest: 'Crea una cuenta gratis y recibe {entries} participaciones gratis al día.',
  signUp: 'Regístrate gratis',
  signIn: 'Iniciar sesión',
  yours: 'Tus solicitudes',
  none: 'Aún no hay solicitudes.',
  noneGuest: 'Inicia sesión para ver tus solicitudes.',
  given: '{entries} participaciones, agregadas al instante',
  how: 'Cómo funciona',
  points: {
    same: {
      title: 'Las mismas participaciones',
      text: 'Los mismos juegos, las mismas probabilidades y el mismo valor que las que vienen con monedas. Comprar nunca mejora tus probabilidades.',
    },
    day: { title: 'Una vez al día', text: 'Una solicitud por persona por día calendario, sin importar cuántas cuentas.' },
    always: {
      title: 'Sin condiciones',
      text: 'No hace falta comprar ni tener saldo o nivel. No disponible durante un descanso o donde no se permite jugar.',
    },
  },
  rules: 'Se aplican las reglas oficiales.',
  rulesLink: 'Reglas del sorteo',
}
