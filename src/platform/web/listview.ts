/** One thing that narrows or orders a list: what it usually is, and how it reads from an address; undefined where that makes no sense. */
export interface Choice<Value extends string | undefined = string | undefined> {
  usual: Value
  read: (written: string) => Value | undefined
}

export type Choices = Readonly<Record<string, Choice>>
export type View<C extends Choices> = { [Name in keyof C]: C[Name]['usual'] } & { page: number }
type Input<C extends Choices> = { [Name in keyof C]?: Exclude<C[Name]['usual'], undefined> } & { page: number; pageSize: number }

interface ListViewOptions {
  pageSize?: number
  /** What every address of the list says besides. */
  fixed?: Readonly<Record<string, string>>
}

/** What of a list is seen, in which order. The address holds it, so that a view can be bookmarked; what it says wrongly is left out. */
export function listView<C extends Choices>(choices: C, { pageSize = 50, fixed = {} }: ListViewOptions = {}) {
  const usual = new Map<string, unknown>([['page', 1], ...Object.entries(choices).map(([name, choice]) => [name, choice.usual] as const)])

  function viewIn(params: URLSearchParams): View<C> {
    const chosen = Object.entries(choices).map(([name, { read, usual }]) => [name, read(params.get(name) ?? '') ?? usual])
    const view: Record<string, unknown> = { ...Object.fromEntries(chosen), page: pageIn(params) }
    if (!hasAll<View<C>>(view, choices)) throw new TypeError('A view lacks a choice')
    return view
  }

  /** An address for a view: only what is not usual. Another choice starts again at the first page. */
  function paramsOf(view: View<C>, changes: Readonly<Record<string, unknown>>): Record<string, string> {
    const chosen = Object.entries({ ...view, page: 1, ...changes }).filter(([name, value]) => value !== usual.get(name))
    return { ...fixed, ...Object.fromEntries(chosen.map(([name, value]) => [name, String(value)])) }
  }

  /** The view as its call takes it, without what is not chosen. */
  function inputOf(view: View<C>): Input<C> {
    const input: Record<string, unknown> = Object.fromEntries(Object.entries({ ...view, pageSize }).filter(([, value]) => value))
    if (!hasAll<Input<C>>(input, {})) throw new TypeError('An input lacks its page')
    return input
  }

  /** Whether a view leaves out some rows. */
  const isNarrowed = (view: View<C>) =>
    Object.entries(view).some(([name, value]) => name !== 'sort' && name !== 'page' && value !== usual.get(name))

  return { choices, fixed, viewIn, paramsOf, inputOf, isNarrowed }
}

export type ListView<C extends Choices> = ReturnType<typeof listView<C>>

/** One of a list of words; none unless a usual one is given. */
export function oneOf<const Value extends string>(values: readonly Value[]): Choice<Value | undefined>
export function oneOf<const Value extends string>(values: readonly Value[], usual: Value): Choice<Value>
export function oneOf<const Value extends string>(values: readonly Value[], usual?: Value): Choice<Value | undefined> {
  return { usual, read: (written) => values.find((value) => value === written) }
}

/** What is looked for, up to as many letters as its call takes. */
export const text = (longest = 60): Choice<string> => ({ usual: '', read: (written) => written.trim().slice(0, longest) })

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const id: Choice<string> = { usual: '', read: (written) => (ID.test(written) ? written : undefined) }

const LAST_PAGE = 100_000

function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

function hasAll<Shape extends object>(record: object, choices: Choices): record is Shape {
  return [...Object.keys(choices), 'page'].every((name) => name in record)
}
