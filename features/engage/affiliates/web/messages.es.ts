import type { affiliatesEn } from './messages.en.ts'

export const affiliatesEs: typeof affiliatesEn = {
  name: 'Afiliados',
  title: 'Conviértete en afiliado',
  text: 'Recomienda {brand} y gana una parte. Enlaces, estadísticas y contactos en un solo lugar.',
  gives: 'Lo que recibes',
  points: {
    links: {
      title: 'Tus propios enlaces de seguimiento',
      text: 'Recibe un enlace para cada canal y mira qué funciona.',
    },
    numbers: {
      title: 'Estadísticas diarias',
      text: 'Clics, registros y primeras compras, por día y por jugador, con nombres ocultos.',
    },
    contact: {
      title: 'Un contacto real',
      text: 'Te responden personas que conocen tu cuenta.',
    },
  },
  apply: 'Solicitar',
  applyText: 'Cuéntanos sobre ti. Te responderemos por correo.',
  fields: {
    name: 'Tu nombre',
    email: 'Correo',
    website: 'Tu sitio o canal',
    message: '¿Cómo nos vas a promocionar?',
  },
  errors: {
    name: 'Escribe tu nombre (al menos dos letras).',
    email: 'Escribe un correo electrónico.',
    website: 'Escribe la dirección completa, empezando con https://.',
    message: '1,000 caracteres como máximo.',
  },
  send: 'Enviar solicitud',
  sent: 'Recibimos tu solicitud',
  sentText: 'Gracias. Leemos todas las solicitudes y respondemos por correo.',
  account: 'Cuenta de afiliado',
  accountTitle: 'Cuenta de afiliado',
  locked: 'Solo para afiliados',
  lockedText: 'Esta área se abre cuando aceptemos tu solicitud.',
  appliedText: 'Recibimos tu solicitud el {day}. Te responderemos por correo.',
  areas: {
    general: 'Información general',
    statistics: 'Estadísticas',
    detailed: 'Estadísticas detalladas',
    contacts: 'Contactos',
    filters: 'Filtros',
  },
  areaTexts: {
    general: 'Tus condiciones, tu parte y tus enlaces.',
    statistics: 'Clics, registros y primeras compras a lo largo del tiempo.',
    detailed: 'Las mismas estadísticas por día y por jugador, con nombres ocultos.',
    contacts: 'A quién contactar si tienes preguntas.',
    filters: 'Por enlace, período y estado, con exportación.',
  },
}
