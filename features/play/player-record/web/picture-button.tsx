import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { useAmount } from '#ui/format/amount.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { saveBlob } from '#ui/parts/save-file.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { BestWin } from '../contract.ts'
import { drawWin } from './draw-win.ts'
import { useMultipleText } from './multiple-text.ts'

/** Draws the win in the browser; where the device shares files, it offers to, otherwise it saves the picture. */
export function PictureButton({ best }: { best: BestWin }) {
  const t = useTranslations('player-record')
  const brand = useBrand()
  const face = useProfile()?.publicFace
  const format = useAmount()
  const multipleText = useMultipleText()
  const [isBusy, setBusy] = useState(false)
  if (!face) return null
  const make = async () => {
    setBusy(true)
    const { granted } = MODE_ASSETS[best.mode]
    try {
      const picture = await drawWin({
        brand: brand.name,
        title: best.title,
        multiple: multipleText(best),
        amount: t(`amount.${granted}`, { amount: format(granted, best.win) }),
        name: face.name,
        game: `/art/tiles/${best.game}-576.webp`,
        avatar: `/avatars/${face.avatar}.svg`,
        site: best.link?.url.replace(/^https?:\/\//, '') ?? location.host,
      })
      await offer(new File([picture], `${best.game}-win.png`, { type: 'image/png' }))
    } catch {
      showToast(t('noPicture'), { kind: 'warning' })
    }
    setBusy(false)
  }
  return (
    <button type="button" className="button" aria-busy={isBusy} disabled={isBusy} onClick={() => void make()}>
      <Icon name="share-network-bold" />
      {t('picture')}
    </button>
  )
}

async function offer(file: File): Promise<void> {
  const data = { files: [file] }
  const isShared = navigator.canShare?.(data) && (await navigator.share(data).then(() => true, isDismissed))
  if (!isShared) saveBlob(file.name, file)
}

/** The player closed the device's sheet: nothing is saved either. */
const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
