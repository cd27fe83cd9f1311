import { useTranslations } from 'use-intl'
import { useBrand } from '#ui/brand/brand.tsx'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'

/** The brand's mark and name; on small screens players see only the mark, as the balances need the space. */
export function Logo({ isShort = false }: { isShort?: boolean }) {
  const t = useTranslations('site')
  const { name } = useBrand()
  return (
    <LocalLink className="logo flex min-h-11 min-w-11 items-center" to="/" aria-label={t('home', { brand: name })}>
      <Mark isShort={isShort} />
    </LocalLink>
  )
}

/** The same without a link. */
export function Mark({ isShort = false }: { isShort?: boolean }) {
  const { name, logo } = useBrand()
  return (
    <span className="flex min-w-0 items-center gap-1.5 sm:gap-2.5">
      <img {...interfaceArt(logo, 64)} width={40} height={40} alt="" />
      <span
        className={`logo-name truncate font-display text-[clamp(19px,5.2vw,24px)]/8 font-bold tracking-tight ${isShort ? 'max-md:hidden' : ''}`}
      >
        {name}
      </span>
    </span>
  )
}
