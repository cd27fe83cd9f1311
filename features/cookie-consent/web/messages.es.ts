import type { cookieConsentEn } from './messages.en.ts'

export const cookieConsentEs: typeof cookieConsentEn = {
  title: 'Cookies',
  banner: 'Guardamos lo que el sitio necesita para funcionar. ¿Podemos contar también qué se usa, sin saber quién fue?',
  onlyNecessary: 'Solo las necesarias',
  acceptAll: 'Aceptar todas',
  choose: 'Elegir',
  intro: 'Lo que tu navegador guarda para este sitio y para qué sirve. Puedes cambiar de idea aquí cuando quieras.',
  keep: 'Guardar mi elección',
  always: 'Siempre activas',
  place: 'Elegir cookies',
  items: {
    usage: {
      title: 'Contar lo que se usa',
      text: 'Cuántas veces se usan formularios, botones y mensajes, sumado por día. No se guarda nada en tu navegador, y nada dice quién eres.',
    },
    session: {
      title: 'Seguir dentro',
      text: 'Te reconoce de una página a otra y reconoce tu dispositivo de una visita a otra, hasta 30 días; el dispositivo, hasta un año, también para que quien se ha autoexcluido no abra en él una cuenta nueva.',
    },
    language: { title: 'Idioma', text: 'Guarda el idioma que elegiste, durante un año.' },
    person: {
      title: 'Dejar fuera a las máquinas',
      text: 'Que tu navegador ha demostrado no ser una máquina, durante cinco minutos.',
    },
    referral: {
      title: 'Quién te trajo',
      text: 'El código de quien te invitó, o la marca del enlace del socio por el que llegaste, para que cada cual reciba lo prometido; durante un año.',
    },
    offer: { title: 'Una oferta por hora', text: 'Que acabamos de ofrecerte un paquete, durante una hora.' },
    choice: { title: 'Esta elección', text: 'Lo que elegiste aquí, durante un año.' },
  },
}
