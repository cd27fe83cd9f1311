import { useHome } from '#client/home.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'

/** The notice on playing without paying, at the end of home and lobby. */
export default function InfoPlate() {
  const { infoPlate } = useHome().payload
  if (!infoPlate) return null
  const { title, text, picture, actions } = infoPlate
  return (
    <section className="info-plate" aria-labelledby="info-plate">
      <img {...interfaceArt(picture)} width={96} height={96} loading="lazy" decoding="async" alt="" />
      <div className="min-w-0 flex-1">
        <h2 id="info-plate" className="row-title">
          {title}
        </h2>
        <p className="max-w-2xl text-muted">{text}</p>
      </div>
      <p className="info-plate-actions">
        {actions.map(({ label, link }, nth) => (
          <LocalLink key={link} className="button" data-size="small" to={link} {...(nth > 0 && { 'data-kind': 'quiet' })}>
            {label}
          </LocalLink>
        ))}
      </p>
    </section>
  )
}
