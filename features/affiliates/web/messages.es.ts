import type { affiliatesEn } from './messages.en.ts'

export const affiliatesEs: typeof affiliatesEn = {
  name: 'Socios',
  title: 'Hazte socio',
  text: 'Trae jugadores a {brand} y participa en lo que aporten. Enlaces, cifras y contactos en un solo sitio.',
  gives: 'Lo que tiene un socio',
  points: {
    links: {
      title: 'Enlaces propios',
      text: 'Cada sitio donde escribes tiene su enlace, así ves lo que funciona.',
    },
    numbers: {
      title: 'Cifras por día',
      text: 'Clics, registros y primeras compras, por día y por jugador, con nombres ocultos.',
    },
    contact: {
      title: 'Alguien a quien escribir',
      text: 'Responde gente que conoce tu cuenta.',
    },
  },
  apply: 'Solicítalo',
  applyText: 'Cuéntanos quién eres. Respondemos por correo.',
  fields: {
    name: 'Tu nombre',
    email: 'Correo',
    website: 'Tu web o canal',
    message: '¿Cómo traerías jugadores?',
  },
  errors: {
    name: 'Escribe tu nombre, al menos dos letras.',
    email: 'Escribe un correo.',
    website: 'Escribe la dirección entera, con https://.',
    message: 'Como mucho 1.000 caracteres.',
  },
  send: 'Enviar la solicitud',
  sent: 'Ha llegado',
  sentText: 'Gracias. Leemos todas las solicitudes y respondemos por correo.',
  account: 'Cuenta de socio',
  accountTitle: 'Cuenta de socio',
  locked: 'Para socios',
  lockedText: 'Esta zona se abre cuando se acepta tu solicitud.',
  appliedText: 'Tu solicitud llegó el {day}. Respondemos por correo.',
  areas: {
    general: 'Información general',
    statistics: 'Estadísticas',
    detailed: 'Estadísticas en detalle',
    contacts: 'Contactos',
    filters: 'Filtros',
  },
  areaTexts: {
    general: 'Tus condiciones, tu parte y tus enlaces.',
    statistics: 'Clics, registros y primeras compras en el tiempo.',
    detailed: 'Lo mismo por día y por jugador, con nombres ocultos.',
    contacts: 'Quién responde a tus preguntas.',
    filters: 'Por enlace, periodo y estado, con exportación.',
  },
}
