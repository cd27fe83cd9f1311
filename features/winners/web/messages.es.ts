import type { winnersEn } from './messages.en.ts'

export const winnersEs: typeof winnersEn = {
  title: 'Recién ganado',
  coins: 'Monedas',
  entries: 'Entradas',
  justNow: 'ahora mismo',
  pageTitle: 'Privacidad',
  visibility: 'Últimos ganadores',
  visibilityText: 'Los premios grandes se ven un día en la página de inicio, solo con la primera y la última letra del nombre.',
  showMe: 'Mostrar mis premios',
  shownNote: 'Los demás ven tu nombre como dos letras y puntos. Si lo desactivas, también se quita lo que ya se ve.',
  hiddenNote: 'Nadie ve tus premios.',
}
