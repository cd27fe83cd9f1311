import { z } from 'zod'

/** Whether a schema is marked as open or closed to experiments. */
export function markOf(schema: z.ZodType): boolean | undefined {
  const mark = schema.meta()?.['experiment']
  return typeof mark === 'boolean' ? mark : undefined
}

/** The schemas that a wrapper, union or intersection consists of; none for any other. */
export function optionsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) return schema.options.map(typed)
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].map(typed)
  if (schema instanceof z.ZodPipe) return [schema.def.in, schema.def.out].map(typed)
  if (schema instanceof z.ZodLazy) return [typed(schema.def.getter())]
  for (const wrapper of WRAPPERS) if (schema instanceof wrapper) return [typed(schema.def.innerType)]
  return []
}

/** The schemas of a field or an element; none if it has no such, or is not known. */
export function childrenOf(schema: z.ZodType, key: string): z.ZodType[] {
  if (schema instanceof z.ZodObject) return key in schema.shape ? [typed(schema.shape[key])] : []
  if (schema instanceof z.ZodArray) return [typed(schema.def.element)]
  if (schema instanceof z.ZodRecord) return [typed(schema.def.valueType)]
  if (schema instanceof z.ZodTuple)
    return [schema.def.items[Number(key)] ?? schema.def.rest].flatMap((item) => (item ? typed(item) : []))
  return []
}

const WRAPPERS = [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault, z.ZodReadonly, z.ZodNonOptional, z.ZodCatch] as const

/** Zod's definitions hold its core types, of which all schemas made by this package are. */
const typed = (schema: unknown): z.ZodType => schema as z.ZodType
