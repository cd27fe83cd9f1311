import type { ReactNode } from 'react'

interface AuthSheetProps {
  /** The heading, as an `h1` on a page and a modal's title in a modal. */
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly children: ReactNode
}

const BANNER = '/art/banners/welcome'

/** Art above, form below: the sheet of signing in and up, on a page and in a modal. */
export function AuthSheet({ title, text, children }: AuthSheetProps) {
  return (
    <>
      <header className="relative isolate grid min-h-36 content-end overflow-hidden bg-[#170a33] p-6 pr-[42%] max-sm:min-h-32 max-sm:p-4 max-sm:pr-[44%]">
        <img
          className="absolute inset-y-0 right-0 -z-10 h-full w-auto max-w-none"
          src={`${BANNER}-576.webp`}
          srcSet={`${BANNER}-576.webp 576w, ${BANNER}-1024.webp 1024w`}
          sizes="576px"
          alt=""
        />
        <span className="absolute inset-0 -z-10 bg-linear-to-r from-[#170a33] from-26% via-[#170a33]/60 via-45% to-transparent to-65%" />
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
