import type { winnersEn } from './messages.en.ts'

export const winnersEs: typeof winnersEn = {
  title: 'Premios recientes',
  coins: 'Monedas',
  entries: 'Participaciones',
  justNow: 'ahora mismo',
  pageTitle: 'Privacidad',
  visibility: 'Premios recientes',
  visibilityText:
    'Los premios grandes se muestran un día en la página de inicio. Solo aparecen la primera y la última letra de tu nombre.',
  showMe: 'Mostrar mis premios',
  shownNote: 'Los demás ven dos letras de tu nombre. Desactívalo para ocultar tus premios, incluidos los actuales.',
  hiddenNote: 'Tus premios están ocultos.',
}
