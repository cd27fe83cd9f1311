import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useIsPlayer } from '#client/player.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { WebFeature } from '#ui/feature.ts'
import { GEO_REASONS, type GeoReason, geoReasonOf } from '#ui/parts/geo-reasons.ts'
import { returnPath } from '#ui/parts/return-path.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'

/** Why the visitor cannot play from this location, or why the location is unknown, and what to do about it. */
export default function GeoblockPage() {
  const t = useTranslations('shell.geoblock')
  const { name } = useBrand()
  const [search] = useSearchParams()
  const reason = geoReasonOf(search.get('reason'))
  const words = GEO_REASONS[reason]
  const isPlayer = useIsPlayer()
  const action = useWebFeatures().find(({ geoblockAction }) => geoblockAction)?.geoblockAction
  const again = returnPath(search.get('returnTo'))
  return (
    <section className="grid justify-items-center gap-4 text-center">
      <title>{t(`${words}.title`)}</title>
      <img src={`/art/interface/${words === 'region' ? 'planet' : 'compass'}-256.webp`} width={128} height={128} alt="" />
      <h1 className="page-title">{t(`${words}.title`)}</h1>
      <p className="max-w-md text-[16px]/6 text-muted">{t(`${words}.text`, { brand: name })}</p>
      {action ? (
        <OwnAction key={reason} load={action} reason={reason} />
      ) : (
        <LocalLink className="button mt-2" to={again} reloadDocument>
          {t('again')}
        </LocalLink>
      )}
      <div className="card mt-6 grid w-full gap-1 p-5 text-left">
        <h2 className="text-[16px]/6 font-bold">{t('accountTitle')}</h2>
        <p className="text-muted">{t('accountText')}</p>
        <p className="mt-2">
          <LocalLink className="text-link" to={isPlayer ? '/profile' : '/signin'}>
            {t(isPlayer ? 'toAccount' : 'toSignIn')}
          </LocalLink>
        </p>
      </div>
    </section>
  )
}

/** The action offered by the slice that determines the location. */
function OwnAction({ load, reason }: { load: NonNullable<WebFeature['geoblockAction']>; reason: GeoReason }) {
  const [Action] = useState(() => lazy(load))
  return (
    <Suspense fallback={<div className="skeleton mt-2 h-12 w-56 rounded-control" />}>
      <Action reason={reason} />
    </Suspense>
  )
}
