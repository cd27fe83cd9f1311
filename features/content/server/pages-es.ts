/** Lo mismo en español; `{brand}` es el nombre de la marca. */
export const pagesEs = {
  about: {
    title: 'Sobre {brand}',
    body: `{brand} es un casino social. Juegas a juegos propios con monedas que no cuestan nada y, donde se ofrece el sorteo, también con entradas gratuitas.

## En qué creemos

- **Jugar es gratis.** Recibes monedas al registrarte y al volver. Nunca hace falta comprar.
- **Juegos que puedes comprobar.** Cada ronda sale de una semilla fijada antes de que jugaras. Puedes [verificarla tú mismo](/fair).
- **Que siga siendo un juego.** Los avisos, las pausas y los límites están en tu cuenta, a la vista. Lee sobre el [juego responsable](/game/responsible-play).

## Los juegos

Los juegos son nuestros. Cada uno muestra sus probabilidades, su retorno y su premio máximo antes de jugar. Míralos todos en la [biblioteca](/library).

## Preguntas

La [página de ayuda](/page/contact) dice cómo escribirnos. Los documentos del sitio son los [términos de uso](/page/terms-of-use), la [política de privacidad](/page/privacy-policy) y las [reglas del sorteo](/page/sweepstakes-rules).`,
  },
  'official-rules': {
    title: 'Reglas oficiales en breve',
    body: `**No es necesario comprar para participar ni para ganar. Una compra no mejora tus probabilidades.**

Esta página es un resumen. Lo que vale es el texto de las [reglas del sorteo](/page/sweepstakes-rules), que confirmas antes de jugar.

## La vía gratuita

Puedes pedir entradas sin comprar nada: [pedir entradas gratis](/free-entry), una vez al día, y se dan al momento. [Todas las vías gratis](/page/free-entry). Todas las entradas son iguales, vengan de donde vengan, y tienen las mismas probabilidades.

## Quién puede participar

Residentes legales de los lugares donde {brand} ofrece el sorteo y que tengan la edad que pide su lugar. Nulo donde esté prohibido. El personal del patrocinador y quienes viven con él no pueden participar.

## Cómo se dan las entradas

Por registrarte, por entrar cada día, en promociones, como regalo con paquetes de monedas y al pedirlas gratis. Ninguna de estas vías necesita otra.

## Probabilidades y premios

Cada juego muestra sus probabilidades y su premio máximo antes de jugar. Decide el resultado de la ronda y nada más: ni tu saldo, ni lo que compraste, ni cuánto llevas jugando. Mira los [premios](/page/prizes).

## Patrocinador

El patrocinador es el operador de {brand}.`,
  },
  'free-entry': {
    title: 'Entradas gratis, sin comprar',
    body: `**Nunca tienes que comprar nada para recibir entradas.** Esta página reúne todas las vías gratuitas de {brand}.

## Vías abiertas ahora

1. **Pídelas.** Una vez al día recibes entradas con solo pedirlas, al momento. [Pedir entradas gratis](/free-entry)
2. **Regístrate.** Una cuenta nueva recibe gratis sus primeras monedas y entradas. [Regístrate](/signup)
3. **Vuelve.** El premio diario crece durante siete días. [Ver el premio de hoy](/?openModal=daily-login)
4. **Promociones.** Lo que hay ahora, y lo que da, está en la [página de promociones](/promotions).

## Solicitud por correo

Las reglas del sorteo también dan entradas a quien las pide por correo. Escribe a mano, en una tarjeta tuya:

- tu nombre completo y el correo electrónico de tu cuenta,
- las palabras «Entradas gratis para {brand}»,
- el día en que la escribiste.

Envía cada tarjeta por separado. Una tarjeta es una solicitud. La dirección postal es la del patrocinador en las [reglas del sorteo](/page/sweepstakes-rules). Si las reglas aún no muestran una dirección, las solicitudes por correo todavía no están abiertas en este sitio, y las vías de arriba son las gratuitas.

## Qué recibes

Las entradas pedidas son como las demás: los mismos juegos, las mismas probabilidades, el mismo uso.`,
  },
  prizes: {
    title: 'Premios',
    body: `## Monedas y puntos de torneo

Son para divertirse. No se canjean, no se cambian y no se dan a nadie.

## Entradas y ganancias

Donde se ofrece el sorteo, las entradas te dejan jugar por ganancias. Las entradas no se canjean. Lo que ganas con ellas sí, después de verificar tu identidad.

## Qué puede dar un juego

Cada juego tiene una página de reglas con su retorno, sus probabilidades y su premio máximo. Abre un juego de la [biblioteca](/library) y elige su ayuda.

## Ganadores

Los últimos premios de la portada salen de rondas que se jugaron de verdad. Un jugador puede [no dar su nombre](/profile/privacy).`,
  },
  contact: {
    title: 'Ayuda y contacto',
    body: `## Encuéntralo tú mismo

- [Preguntas frecuentes](/page/faq)
- [Cómo funciona](/how-it-works)
- [¿Puedo comprobar que una ronda fue justa?](/fair)
- [Pausas, límites y avisos](/game/responsible-play)

## Tu cuenta

Contraseña olvidada, avisos de acceso y dispositivos: [seguridad](/profile/security). Lo que hay en tu cuenta y tus documentos: [perfil](/profile).

## Escríbenos

[Pregúntanos aquí](/support) o responde a cualquier correo que te haya enviado {brand}: las dos cosas llegan a quienes llevan este sitio. No envíes nunca una contraseña.

## Si jugar ya no es divertido

Tómate una pausa ahora mismo en [juego responsable](/game/responsible-play). Ayuda gratuita y confidencial en Estados Unidos: [1-800-522-4700](https://www.ncpgambling.org), a cualquier hora.`,
  },
  faq: {
    title: 'Preguntas frecuentes',
    body: `## ¿Cuesta algo jugar?

No. Recibes monedas al registrarte y al volver, y puedes jugar con ellas todo lo que quieras.

## ¿Puedo comprar mejores probabilidades?

No. Una compra no cambia nada en ningún juego. Todos los jugadores de un juego tienen las mismas probabilidades.

## ¿Cómo sé que una ronda fue justa?

Antes de jugar te mostramos una huella de nuestra semilla y tú eliges la tuya. Después puedes calcular la ronda otra vez con las dos. [Mira cómo](/fair)

## ¿Qué son las entradas?

Las entradas gratuitas te dejan entrar en el sorteo donde se ofrece. Siempre puedes recibirlas [sin comprar](/page/free-entry).

## ¿Dónde puedo jugar?

Con monedas, donde se permiten los juegos sociales. El sorteo depende de la ley del lugar en el que estás, y el sitio te avisa cuando no se ofrece allí.

## ¿Cómo me tomo una pausa?

En tu cuenta, en [juego responsable](/game/responsible-play). Una pausa empieza al momento y no se puede acortar.

## ¿Cómo cierro mi cuenta?

En tu perfil, tú mismo. Antes se liquida lo que se te deba.`,
  },
  accessibility: {
    title: 'Accesibilidad',
    body: `{brand} es para todos los que pueden jugar. Trabajamos según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.

## Qué funciona

- Todas las páginas y diálogos se usan solo con el teclado, y el foco se ve.
- Las páginas tienen títulos, zonas y nombres que dicen los lectores de pantalla.
- El texto tiene contraste suficiente en todos los aspectos del sitio.
- Quien pide menos movimiento a su dispositivo recibe menos movimiento.
- Las páginas funcionan con el texto al 200 % y en pantallas estrechas.

## Qué no funciona todavía

Los rodillos en movimiento se dibujan en un lienzo. Sus resultados se dicen en texto; su movimiento, no. Los juegos de otros proveedores siguen sus propias reglas.

## Cuéntanos

Si algo te deja fuera, [escríbenos](/page/contact): qué página, qué dispositivo y qué pasó.`,
  },
  cookies: {
    title: 'Cookies',
    body: `## Qué guarda tu navegador

Lo necesario se guarda cuando lo necesitas: el sitio no funciona sin ello.

{cookies}

## Todo lo demás

Lo que no es necesario se guarda solo si estás de acuerdo, y puedes cambiar de idea cuando quieras en «Elegir cookies», al pie de cada página. La [política de privacidad](/page/privacy-policy) dice qué se guarda y por qué.

## En tu dispositivo

El sitio guarda algunos ajustes en tu navegador: el sonido, lo que ya cerraste y adónde ibas cuando una página tuvo que cargarse otra vez. Nunca salen de tu dispositivo.`,
  },
}
