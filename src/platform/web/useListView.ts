import { useSearchParams } from 'react-router'
import type { Choices, ListView, View } from './listview.ts'

/** The view of a list that stands in the address, and the ways to change it. */
export function useListView<Chosen extends Choices>(list: Omit<ListView<Chosen>, 'inputOf'>, inPlace = false) {
  const [params, setParams] = useSearchParams()
  const view = list.viewIn(params)
  const change = (changes: Readonly<Record<string, unknown>>) =>
    setParams(list.paramsOf(view, changes), { replace: true, preventScrollReset: true })
  return {
    view,
    isNarrowed: list.isNarrowed(view),
    choices: list.choices,
    chosen: new Map(Object.entries(view).map(([name, value]) => [name, value === undefined ? '' : String(value)])),
    narrow: (changes: Partial<View<Chosen>>) => change(changes),
    choose: (name: string, written: string) => change({ [name]: list.choices[name]?.read(written) ?? list.choices[name]?.usual }),
    turn: (page: number) => setParams(list.paramsOf(view, { page }), { preventScrollReset: inPlace }),
    clear: () => setParams({ ...list.fixed }, { preventScrollReset: inPlace }),
  }
}
