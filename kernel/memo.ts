/** `derive`, computed once for each object, as long as that lives. */
export function oncePer<K extends object, V>(derive: (from: K) => V): (from: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (from) => {
    const found = known.get(from)
    if (found) return found.value
    const value = derive(from)
    known.set(from, { value })
    return value
  }
}

/** `derive` with its last answer kept, for an argument that rarely changes, such as today. */
export function rememberLast<K, V>(derive: (from: K) => V): (from: K) => V {
  let last: { readonly from: K; readonly value: V } | undefined
  return (from) => {
    if (last?.from !== from) last = { from, value: derive(from) }
    return last.value
  }
}
