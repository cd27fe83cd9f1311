import type { freeEntryEn } from './messages.en.ts'

export const freeEntryEs: typeof freeEntryEn = {
  title: 'Entradas gratis, con solo pedirlas',
  text: 'En {brand} nunca hace falta comprar. Pide entradas una vez al día y son tuyas al momento, iguales que las demás.',
  toForm: 'Pedir {entries} entradas',
  allWays: 'Todas las vías gratis',
  askTitle: 'La petición de hoy',
  askText: 'Recibes {entries} entradas al momento. Una petición al día por persona, y nada más que hacer.',
  agree: 'Pido entradas gratis para mí. He leído las reglas del sorteo y puedo participar donde vivo.',
  agreeFirst: 'Di que estás de acuerdo.',
  ask: 'Pedir {entries} entradas',
  done: 'Las {entries} entradas de hoy están en tu cuenta. Puedes pedir de nuevo desde el {at}.',
  'asked-elsewhere': 'Hoy ya pediste desde otra cuenta. Cuenta una petición al día por persona.',
  'person-unknown': 'Dinos antes quién eres: tu nombre y código postal en tu perfil, o un correo electrónico.',
  guest: 'La cuenta es gratis y las entradas van a ella. Después recibes {entries} al día con solo pedirlas.',
  signUp: 'Regístrate gratis',
  signIn: 'Entrar',
  yours: 'Tus peticiones',
  none: 'Todavía no has pedido.',
  noneGuest: 'Aparecen aquí cuando entras.',
  given: '{entries} entradas, dadas al momento',
  how: 'Cómo funciona',
  points: {
    same: {
      title: 'Las mismas entradas',
      text: 'Los mismos juegos, las mismas probabilidades y el mismo uso que las que vienen con monedas. Comprar nunca aumenta tus probabilidades.',
    },
    day: { title: 'Una vez al día', text: 'Un día del calendario del sitio, por persona, sea cual sea el número de cuentas.' },
    always: {
      title: 'Sin condiciones',
      text: 'Ni compras, ni saldo, ni nivel. Solo espera quien descansa o quien no puede jugar donde está.',
    },
  },
  rules: 'Lo que obliga son las reglas.',
  rulesLink: 'Reglas del sorteo',
}
