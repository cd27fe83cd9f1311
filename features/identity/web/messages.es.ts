import type { identityEn } from './messages.en.ts'

export const identityEs: typeof identityEn = {
  document: { approved: 'Documento aprobado', rejected: 'Documento rechazado' },
  player: { approved: 'Tu identidad está verificada. Gracias.', rejected: 'Esta vez no hemos podido verificarte.' },
  duplicate: 'Estos datos pertenecen a otra cuenta. Nuestro equipo de ayuda puede orientarte.',
  steps: {
    surveyRequired: {
      title: 'Antes, unas preguntas',
      text: 'Para verificarte necesitamos que respondas unas preguntas breves.',
    },
    needUploadDocument: {
      title: 'Necesitamos un documento',
      text: 'Para verificarte necesitamos una imagen de un documento de identidad: PDF, GIF, JPG o PNG de 15 MB como máximo.',
    },
    needScanDocument: {
      title: 'Escanea tu documento',
      text: 'Para verificarte necesitamos un escaneo de tu documento de identidad. Con un teléfono con cámara es más fácil.',
    },
  },
  goOn: 'Seguir',
  understood: 'Entendido',
}
