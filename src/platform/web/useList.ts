import type * as z from 'zod'
import type { AnswerOf, Call, CallInput } from '#platform/contract/call.ts'
import type { Choices, ListView, View } from './listview.ts'
import { type CallOptions, useCall } from './useCall.ts'
import { useLast } from './useLast.ts'
import { useListView } from './useListView.ts'

/** One page of a list, as calls answer it. */
export interface PageOfList<Row = unknown> {
  items: readonly Row[]
  page: number
  pageSize: number
  total: number
}

interface ListOptions extends CallOptions {
  /** Below other things on its page: another page of it does not lead back to the top. */
  inPlace?: boolean
}

/** A list whose view stands in the address. `shown` is the last page that came: it stays, `loading`, while another is on its way. */
export function useList<C extends Call<string, z.ZodObject, z.ZodType<PageOfList>>, Chosen extends Choices>(
  call: C,
  list: Omit<ListView<Chosen>, 'inputOf'> & { inputOf: (view: View<Chosen>) => CallInput<C> },
  { inPlace = false, ...options }: ListOptions = {},
) {
  const inView = useListView(list, inPlace)
  const query = useCall(call, list.inputOf(inView.view), options)
  const shown = useLast<AnswerOf<C>>(query.data)
  return {
    ...inView,
    query,
    shown,
    loading: query.data === undefined,
    /** There is nothing at all to list. */
    isEmpty: !inView.isNarrowed && shown !== undefined && shown.total === 0,
  }
}

/** A list, as what shows and narrows it needs it. */
export interface List<Row = unknown> {
  query: { data: PageOfList<Row> | undefined; error: { message: string } | null; isFetching: boolean; refetch: () => unknown }
  shown: PageOfList<Row> | undefined
  loading: boolean
  isEmpty: boolean
  choices: Choices
  /** What is chosen, as the address says it; empty where nothing is. */
  chosen: ReadonlyMap<string, string>
  choose: (name: string, written: string) => void
  turn: (page: number) => void
  clear: () => void
}
