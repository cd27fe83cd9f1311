import type { CSSProperties, ReactNode } from 'react'
import { useBrand } from '#ui/brand/brand.tsx'

interface AuthSheetProps {
  /** The heading: an `h1` on a page, the title in a modal. */
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** Art above the form: the sheet for sign-in and sign-up, on a page and in a modal. */
export function AuthSheet({ title, text, children }: AuthSheetProps) {
  const { picture, darkest } = useBrand().scene
  const art = `/art/banners/${picture}`
  return (
    <>
      <header
        className="auth-head relative isolate grid min-h-36 content-end overflow-hidden bg-(--darkest) p-6 pr-[42%] max-sm:min-h-32 max-sm:p-4 max-sm:pr-[44%]"
        style={{ '--darkest': darkest } as CSSProperties}
      >
        <img
          className="absolute inset-y-0 right-0 -z-10 h-full w-auto max-w-none"
          src={`${art}-576.webp`}
          srcSet={`${art}-576.webp 576w, ${art}-1024.webp 1024w`}
          sizes="576px"
          alt=""
        />
        <span
          className="absolute inset-0 -z-10"
          style={{ background: `linear-gradient(90deg, ${darkest} 26%, ${darkest}99 45%, transparent 65%)` }}
        />
        <div className="grid gap-1 text-white">
          {title}
          {text ? <p className="text-[14px]/5 text-white/85">{text}</p> : null}
        </div>
      </header>
      {children}
    </>
  )
}

/** The sheet on a page of its own. */
export const AuthPage = ({ title, text, children }: AuthSheetProps) => (
  <section className="overflow-hidden rounded-[calc(var(--r)*1.75)] bg-surface shadow-[0_32px_96px_-24px_#000c] hairline">
    <AuthSheet title={<h1 className="text-[28px]/8 font-extrabold max-sm:text-[24px]/7">{title}</h1>} text={text}>
      <div className="p-6 max-sm:p-4">{children}</div>
    </AuthSheet>
  </section>
)
