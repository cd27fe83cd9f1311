import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageHold } from '#ui/page/use-page-hold.ts'

interface TipProps {
  readonly id: 'balances' | 'switch' | 'daily'
  readonly find: () => Element | undefined
  /** From 1. */
  readonly place: number
  readonly count: number
  readonly onNext: () => void
  readonly onSkip: () => void
}

/** One coach mark: a ring around its element, and a text that takes the focus. Not modal: the page stays usable. */
export function Tip({ id, find, place, count, onNext, onSkip }: TipProps) {
  const t = useTranslations('first-steps.tips')
  const main = useRef<HTMLButtonElement>(null)
  const box = useBox(find)
  usePageHold(true)
  useEscape(onSkip)
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), [])
  const side = box && box.top > innerHeight / 2 ? 'above' : 'below'
  const style = {
    '--left': `${box?.left ?? 0}px`,
    '--top': `${box?.top ?? 0}px`,
    '--width': `${box?.width ?? 0}px`,
    '--height': `${box?.height ?? 0}px`,
  } as CSSProperties
  return (
    <div className="tips" style={style}>
      <i className="tip-ring" aria-hidden="true" />
      <section role="dialog" className="tip" data-side={side} aria-labelledby="tip-title" aria-describedby="tip-text">
        <h2 id="tip-title">{t(id)}</h2>
        <p id="tip-text">{t(`${id}Text`)}</p>
        <div className="tip-foot">
          <span className="figures">{t('place', { place, count })}</span>
          {place < count ? (
            <button type="button" className="button" data-kind="plain" data-size="small" onClick={onSkip}>
              {t('skip')}
            </button>
          ) : null}
          <button ref={main} type="button" className="button" data-size="small" onClick={onNext}>
            {t(place < count ? 'next' : 'done')}
          </button>
        </div>
      </section>
    </div>
  )
}

function useEscape(act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') actNow()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Where the element is on the screen, also after scrolling and turning the phone. */
function useBox(find: () => Element | undefined): DOMRect | undefined {
  const [box, setBox] = useState<DOMRect>()
  const known = useRef(find)
  useLayoutEffect(() => {
    const look = (): void => setBox(known.current()?.getBoundingClientRect())
    known.current()?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    look()
    // Pictures and fonts above the element may still move it.
    const timer = setInterval(look, LOOK_EVERY_MS)
    addEventListener('scroll', look, { passive: true, capture: true })
    addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      removeEventListener('scroll', look, { capture: true })
      removeEventListener('resize', look)
    }
  }, [])
  return box
}

const LOOK_EVERY_MS = 500
