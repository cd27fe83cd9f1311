import { useBrand } from '#ui/brand/brand.tsx'
import { GalleryPart, Specimen } from './gallery-part.tsx'

const TOKENS = ['bg0', 'bg1', 'bg2', 'line', 'tx', 'mut', 'ac', 'ac2', 'aci', 'en', 'glow'] as const

/** Text sizes, each in its font. */
const SIZES = [
  ['Hero', 'font-display text-[length:min(var(--hero-size,40px),8vw)]/[1.1] font-extrabold tracking-[-0.02em]'],
  ['Page title', 'page-title font-display'],
  ['Row title', 'row-title'],
  ['Card title', 'promo-title'],
  ['Body', 'text-[16px]/6'],
  ['Small', 'text-[14px]/5 text-muted'],
  ['Caption', 'text-[12.5px]/4 font-semibold text-muted'],
] as const

const SAMPLE = 'Wake the wyrm, share 5,000,000 coins'
const SPANISH = 'Tus primeras monedas, ¡invita la casa! ñ á ü'

export function GalleryLook() {
  const { id, name } = useBrand()
  return (
    <>
      <GalleryPart title={`${name}: colors`}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-3">
          {TOKENS.map((token) => (
            <Specimen key={token} name={token}>
              <span className="h-14 w-full rounded-card hairline" style={{ background: `var(--${token})` }} />
            </Specimen>
          ))}
        </div>
      </GalleryPart>
      <GalleryPart title="Words">
        <div className="grid gap-4" data-sample={id}>
          {SIZES.map(([size, style]) => (
            <div key={size} className="grid gap-1 sm:grid-cols-[96px_1fr]">
              <p className="text-[12.5px]/6 text-muted">{size}</p>
              <div className="min-w-0">
                <p className={style}>{SAMPLE}</p>
                <p className={style}>{SPANISH}</p>
              </div>
            </div>
          ))}
          <p className="figures font-display text-[34px]/10 font-extrabold">0123456789 123,456,789</p>
          <p>
            Text with <span className="font-bold text-accent">an accent</span>,{' '}
            <span className="font-bold text-second">a second currency</span> and{' '}
            <a className="text-link" href="#words">
              a link
            </a>
            .
          </p>
        </div>
      </GalleryPart>
    </>
  )
}
