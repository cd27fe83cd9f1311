import type { ReactNode } from 'react'
import { FieldError } from '#ui/form/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { blankOf, type FormSchema, labelOf, widgetOf } from '#kernel/form-schema.ts'
import { Control } from './control.tsx'
import { useSchemaForm } from './form-context.ts'
import { type FieldPath, nextRow } from './put-at.ts'
import { type DeskHead, DeskTable } from '#ui/parts/desk-table.tsx'

export interface RowsProps {
  readonly schema: FormSchema
  readonly name: string
  readonly path: FieldPath
  readonly value: unknown
}

export type Row = Readonly<Record<string, unknown>>

/** The rows of a list, with what adds and removes them. */
export function useRows({ schema, path, value }: Omit<RowsProps, 'name'>) {
  const { put } = useSchemaForm()
  const rows = Array.isArray(value) ? (value as readonly Row[]) : []
  const { items = {}, minItems = 0, maxItems = Infinity } = schema
  const last = rows.at(-1)
  return {
    rows,
    items,
    mayAdd: rows.length < maxItems,
    mayRemove: rows.length > minItems,
    add: () => put(path, [...rows, last ? nextRow(last) : (blankOf(items) as Row)]),
    remove: (at: number) => put(path, rows.toSpliced(at, 1)),
    /** Puts a row before the one above it. */
    raise: (at: number) => put(path, rows.toSpliced(at - 1, 2, rows[at]!, rows[at - 1]!)),
  }
}

interface RowTableProps extends RowsProps {
  /** Further columns of a row. */
  readonly more?: { readonly heads: readonly string[]; readonly cells: (row: Row) => readonly ReactNode[] }
  readonly foot?: ReactNode
  /** The order of its rows is the operator's. */
  readonly isOrdered?: boolean
}

/** Rows of single values, as a table. */
export function RowTable({ more, foot, isOrdered = false, ...props }: RowTableProps) {
  const { problems } = useSchemaForm()
  const { rows, items, mayAdd, mayRemove, add, remove, raise } = useRows(props)
  const { schema, name, path } = props
  const label = labelOf(schema, name)
  const problem = problems.get(path)
  return (
    <section className="grid min-w-0 gap-3 sm:col-span-2" aria-label={label}>
      <h4 className="font-semibold">{label}</h4>
      <DeskTable label={label} heads={headsOf(items, more)}>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its position
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            <Cells items={items} row={row} at={at} path={`${path}.${at}`} />
            {more?.cells(row).map((cell, nth) => (
              <td key={more.heads[nth]} className="whitespace-nowrap sm:text-right" data-label={more.heads[nth]}>
                {cell}
              </td>
            ))}
            <td data-wide>
              <span className="flex justify-end">
                {isOrdered && at > 0 ? (
                  <RowButton icon="caret-down-bold" label={`Move row ${at + 1} of ${label} up`} onPress={() => raise(at)} isUp />
                ) : null}
                {mayRemove ? (
                  <RowButton icon="trash-bold" label={`Remove row ${at + 1} of ${label}`} onPress={() => remove(at)} />
                ) : null}
              </span>
            </td>
          </tr>
        ))}
      </DeskTable>
      {problem ? <FieldError>{problem}</FieldError> : null}
      {foot}
      {mayAdd ? (
        <button type="button" className="button w-fit" data-kind="quiet" data-size="small" onClick={add}>
          Add a row
        </button>
      ) : null}
    </section>
  )
}

const headsOf = (items: FormSchema, more: RowTableProps['more']): DeskHead[] => [
  '#',
  ...Object.entries(items.properties ?? {}).map(
    ([key, each]) => `${labelOf(each, key)}${widgetOf(each, key) === 'chance' ? '%' : ''}`,
  ),
  ...(more?.heads ?? []).map((text) => ({ text, of: 'numbers' as const })),
  { text: 'Change', of: 'buttons' },
]

interface RowButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly isUp?: boolean
}

const RowButton = ({ icon, label, onPress, isUp = false }: RowButtonProps) => (
  <button type="button" className="button px-3!" data-kind="plain" data-size="small" aria-label={label} onClick={onPress}>
    <Icon name={icon} className={isUp ? 'size-4 rotate-180' : 'size-4'} />
  </button>
)

interface CellsProps {
  readonly items: FormSchema
  readonly row: Row
  readonly at: number
  readonly path: FieldPath
}

const Cells = ({ items, row, at, path }: CellsProps) =>
  Object.entries(items.properties ?? {}).map(([key, each]) => (
    <td key={key} className="min-w-28" data-label={labelOf(each, key)}>
      <Cell schema={each} name={key} at={at} path={`${path}.${key}`} value={row[key]} />
    </td>
  ))

interface CellProps extends RowsProps {
  readonly at: number
}

function Cell({ schema, name, at, path, value }: CellProps) {
  const { problems } = useSchemaForm()
  const problem = problems.get(path)
  const ids = { 'aria-label': `${labelOf(schema, name)}, row ${at + 1}`, 'aria-invalid': problem !== undefined }
  return (
    <>
      <Control ids={ids} widget={widgetOf(schema, name)} schema={schema} path={path} value={value} />
      {problem ? <FieldError>{problem}</FieldError> : null}
    </>
  )
}
