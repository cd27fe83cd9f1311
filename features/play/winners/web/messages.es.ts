import type { winnersEn } from './messages.en.ts'

export const winnersEs: typeof winnersEn = {
  title: 'Premios recientes',
  coins: 'Monedas',
  entries: 'Participaciones',
  justNow: 'ahora mismo',
  pageTitle: 'Privacidad',
  visibility: 'Premios recientes',
  visibilityText:
    'Los premios grandes se muestran un día en la página de inicio, con tu nombre público y tu avatar. Las tablas de posiciones también los muestran.',
  showMe: 'Mostrar mis premios',
  shownNote:
    'Los demás ven tu nombre público y tu avatar. Desactívalo para ocultar tus premios, incluidos los actuales, y tu nombre.',
  hiddenNote: 'Tus premios y tu nombre están ocultos.',
}
