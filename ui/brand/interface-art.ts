/** A picture of `public/art/interface`, sized for this many CSS pixels and sharp on 2x screens. */
export const interfaceArt = (picture: string, pixels: 64 | 128 | 256 = 128) => {
  const file = (size: number) => `/art/interface/${picture}-${size}.webp`
  return { src: file(pixels), srcSet: `${file(pixels)} 1x, ${file(2 * pixels)} 2x` }
}
