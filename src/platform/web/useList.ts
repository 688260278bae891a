import { type NavigateOptions, useSearchParams } from 'react-router'
import type { AskOf, Call } from '#platform/contract/call.ts'
import { type AskingOptions, useAsk } from './useAsk.ts'
import { useLast } from './useLast.ts'

/** How the view of a list is read from an address, written there, and asked for. */
interface ViewOf<C extends Call, View> {
  viewIn: (params: URLSearchParams) => View
  paramsOf: (view: View, changes: Partial<View>) => Record<string, string>
  viewAsked: (view: View) => AskOf<C>
}

/** A list whose view stands in the address. `shown` is the last page that came: it stays, `loading`, while another is on its way. */
export function useList<C extends Call, View extends { page: number }>(
  call: C,
  { viewIn, paramsOf, viewAsked }: ViewOf<C, View>,
  options?: AskingOptions,
) {
  const [params, setParams] = useSearchParams()
  const view = viewIn(params)
  const asking = useAsk(call, viewAsked(view), options)
  return {
    view,
    asking,
    shown: useLast(asking.data),
    loading: asking.data === undefined,
    narrow: (changes: Partial<View>) => setParams(paramsOf(view, changes), { replace: true, preventScrollReset: true }),
    turn: (page: number, options?: NavigateOptions) => setParams(paramsOf(view, { ...view, page }), options),
    clear: (options?: NavigateOptions) => setParams({}, options),
  }
}
