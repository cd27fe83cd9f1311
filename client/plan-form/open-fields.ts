import { type FormSchema, unwrap } from '#kernel/form-schema.ts'

/** The part of a schema that is open to experiments, for the form of an arm; null if nothing is. */
export function openFields(of: FormSchema, isOpenAbove = false): FormSchema | null {
  const { schema } = unwrap(of)
  const isOpen = of.experiment ?? schema.experiment ?? isOpenAbove
  if (schema.properties) {
    const fields = Object.entries(schema.properties).flatMap(([key, each]) => {
      const open = openFields(each, isOpen)
      return open ? [[key, open] as const] : []
    })
    return fields.length > 0 ? { ...schema, properties: Object.fromEntries(fields) } : null
  }
  if (schema.items) {
    const row = openFields(schema.items, isOpen)
    // The rows stay; their open columns may differ.
    return row && { ...schema, items: row, minItems: Infinity, maxItems: 0 }
  }
  return isOpen ? of : null
}
