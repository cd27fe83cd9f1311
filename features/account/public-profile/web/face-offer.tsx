import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AvatarPicture } from '#ui/parts/avatar-picture.tsx'
import { FaceForm } from './face-form.tsx'
import { useFace } from './queries.ts'

/** Shows a new player the generated face, and lets them choose another one right there. */
export default function FaceOffer() {
  const t = useTranslations('public-profile')
  const face = useFace()
  const [isOpen, setOpen] = useState(false)
  if (!face) return null
  if (isOpen) {
    return (
      <section className="notice w-full flex-col text-left [&>form]:w-full">
        <FaceForm face={face} onSaved={() => setOpen(false)} />
      </section>
    )
  }
  return (
    <section className="notice w-full items-center text-left">
      <AvatarPicture avatar={face.avatar} size={40} />
      <p className="min-w-0 flex-1 text-[14px]/5">
        {t('offer')} <b className="block">{face.name}</b>
      </p>
      <button type="button" className="button flex-none" data-kind="quiet" data-size="small" onClick={() => setOpen(true)}>
        {t('change')}
      </button>
    </section>
  )
}
