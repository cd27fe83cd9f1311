/** Whose work the site is made with. Written by `npm run art`; mend art/notices.ts, not this file. */

export type CreditUse = 'shapes' | 'characters' | 'icons' | 'text' | 'lettering' | 'sounds' | 'tools'

export interface Credit {
  readonly name: string
  readonly authors: readonly string[]
  /** SPDX. */
  readonly licence: string
  readonly url: string
  readonly use: CreditUse
}

export const CREDITS: readonly Credit[] = [
  {
    name: 'Game-icons.net',
    authors: ['Carl Olsen', 'Caro Asercion', 'Delapouite', 'Lorc', 'Pierre Leducq', 'Sbed', 'Skoll', 'Sparker', 'Zajkonur'],
    licence: 'CC-BY-3.0',
    url: 'https://game-icons.net',
    use: 'shapes',
  },
  {
    name: 'Fluent Emoji',
    authors: ['Microsoft Corporation'],
    licence: 'MIT',
    url: 'https://github.com/microsoft/fluentui-emoji',
    use: 'characters',
  },
  { name: 'Phosphor Icons', authors: ['Phosphor Icons'], licence: 'MIT', url: 'https://phosphoricons.com', use: 'icons' },
  {
    name: 'Figtree',
    authors: ['The Figtree Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://github.com/erikdkennedy/figtree',
    use: 'text',
  },
  {
    name: 'Outfit',
    authors: ['The Outfit Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://github.com/Outfitio/Outfit-Fonts',
    use: 'text',
  },
  {
    name: 'Fredoka',
    authors: ['The Fredoka Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://github.com/hafontia/Fredoka-One',
    use: 'text',
  },
  {
    name: 'Alfa Slab One',
    authors: ['The Alfa Slab One Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/alfa-slab-one',
    use: 'lettering',
  },
  {
    name: 'Anton',
    authors: ['The Anton Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://github.com/googlefonts/AntonFont',
    use: 'lettering',
  },
  {
    name: 'Audiowide',
    authors: ['Brian J. Bonislawsky DBA Astigmatic'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/audiowide',
    use: 'lettering',
  },
  {
    name: 'Bangers',
    authors: ['The Bangers Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://github.com/googlefonts/bangers',
    use: 'lettering',
  },
  {
    name: 'Black Ops One',
    authors: ['The PinyonScript Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://github.com/SorkinType/Black-Ops',
    use: 'lettering',
  },
  {
    name: 'Bowlby One Sc',
    authors: ['vernon adams'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/bowlby-one-sc',
    use: 'lettering',
  },
  {
    name: 'Caprasimo',
    authors: ['The Caprasimo Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://github.com/docrepair-fonts/caprasimo-fonts',
    use: 'lettering',
  },
  { name: 'Chango', authors: ['Fontstage'], licence: 'OFL-1.1', url: 'https://fontsource.org/fonts/chango', use: 'lettering' },
  {
    name: 'Creepster',
    authors: ['Font Diner, Inc'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/creepster',
    use: 'lettering',
  },
  {
    name: 'Dela Gothic One',
    authors: ['The Dela Gothic Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://github.com/syakuzen/DelaGothic',
    use: 'lettering',
  },
  {
    name: 'Lilita One',
    authors: ['Juan Montoreano'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/lilita-one',
    use: 'lettering',
  },
  {
    name: 'Luckiest Guy',
    authors: ['Brian J. Bonislawsky DBA Astigmatic'],
    licence: 'Apache-2.0',
    url: 'https://fontsource.org/fonts/luckiest-guy',
    use: 'lettering',
  },
  {
    name: 'Metal Mania',
    authors: ['Open Window'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/metal-mania',
    use: 'lettering',
  },
  {
    name: 'Passion One',
    authors: ['Fontstage'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/passion-one',
    use: 'lettering',
  },
  {
    name: 'Paytone One',
    authors: ['The Paytone Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://github.com/googlefonts/paytoneFont',
    use: 'lettering',
  },
  {
    name: 'Rammetto One',
    authors: ['The Rammetto Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://github.com/googlefonts/RammettoFont',
    use: 'lettering',
  },
  {
    name: 'Righteous',
    authors: ['Brian J. Bonislawsky DBA Astigmatic'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/righteous',
    use: 'lettering',
  },
  {
    name: 'Russo One',
    authors: ['Jovanny Lemonad'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/russo-one',
    use: 'lettering',
  },
  {
    name: 'Shrikhand',
    authors: ['Jonny Pinhorn'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/shrikhand',
    use: 'lettering',
  },
  {
    name: 'Sigmar One',
    authors: ['The Sigmar One Project Authors'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/sigmar-one',
    use: 'lettering',
  },
  {
    name: 'Titan One',
    authors: ['Rodrigo Fuenzalida'],
    licence: 'OFL-1.1',
    url: 'https://fontsource.org/fonts/titan-one',
    use: 'lettering',
  },
  { name: 'ZzFX', authors: ['Frank Force'], licence: 'MIT', url: 'https://github.com/KilledByAPixel/ZzFX#readme', use: 'sounds' },
  { name: 'three.js', authors: ['three.js authors'], licence: 'MIT', url: 'https://threejs.org/', use: 'tools' },
  {
    name: 'opentype.js',
    authors: ['Frederik De Bleser'],
    licence: 'MIT',
    url: 'https://www.npmjs.com/package/opentype.js',
    use: 'tools',
  },
  { name: 'sharp', authors: ['Lovell Fuller'], licence: 'Apache-2.0', url: 'https://sharp.pixelplumbing.com', use: 'tools' },
  { name: 'Playwright', authors: ['Microsoft Corporation'], licence: 'Apache-2.0', url: 'https://playwright.dev', use: 'tools' },
]
