/** What a form-encoded body says: text, or fields within fields (`metadata[reference]=7`, `items[0][price]=x`). */
export interface Form {
  [field: string]: string | Form
}

const MOST_FIELDS = 500

/** Reads `application/x-www-form-urlencoded` with nested fields, as the provider's library writes it. */
export function readForm(body: string): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of [...new URLSearchParams(body)].slice(0, MOST_FIELDS)) put(form, stepsOf(name), value)
  return form
}

const stepsOf = (name: string) => name.split(/\]\[|\[|\]/).filter((step, index, all) => step !== '' || index < all.length - 1)

function put(form: Form, [step = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[step] = value
    return
  }
  const inner = form[step]
  const within: Form = typeof inner === 'object' ? inner : Object.create(null)
  form[step] = within
  put(within, rest, value)
}

export const textAt = (form: Form, ...path: string[]): string | null => {
  const found = at(form, path)
  return typeof found === 'string' ? found : null
}

export const formAt = (form: Form, ...path: string[]): Form => {
  const found = at(form, path)
  return typeof found === 'object' ? found : {}
}

/** A whole number of a field; null where there is none. */
export function numberAt(form: Form, ...path: string[]): number | null {
  const text = textAt(form, ...path)
  return text !== null && /^-?\d{1,12}$/.test(text) ? Number(text) : null
}

function at(form: Form, path: readonly string[]): string | Form | undefined {
  return path.reduce<string | Form | undefined>((found, step) => (typeof found === 'object' ? found[step] : undefined), form)
}

/** The text fields of a group: what `metadata` holds. */
export const textsIn = (form: Form): Record<string, string> =>
  Object.fromEntries(Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
