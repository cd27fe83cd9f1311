import type { ComponentProps } from 'react'

/** A radio option that fills its row; the whole row is clickable. */
export const RadioRow = ({ children, ...rest }: Pick<ComponentProps<'input'>, 'name' | 'checked' | 'onChange' | 'children'>) => (
  <label className="flex min-h-11 items-center gap-3 rounded-control bg-page/60 px-4 py-3 font-semibold hairline has-checked:bg-raised">
    <input type="radio" className="radio" {...rest} />
    {children}
  </label>
)
