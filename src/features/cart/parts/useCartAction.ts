import type { Call, CallInput } from '#platform/contract/call.ts'
import { useSession } from '#platform/web/session.ts'
import { type ActionOptions, useAction } from '#platform/web/useAction.ts'
import { getUserCart } from '../contract.ts'
import { cartInput, forgetGuestCart, ownGuestCart, sayCartChanged } from '../kit/guest.ts'

/** Changes the cart, of a guest or of whoever is signed in, and says so to every tab. */
export function useCartAction<C extends Call>(call: C, options: ActionOptions<C> = {}) {
  const session = useSession()
  const { run, ...state } = useAction(call, {
    ...options,
    refresh: [getUserCart],
    then: (data, message, input) => {
      // What a guest had is in the account’s cart now.
      if (session) forgetGuestCart()
      sayCartChanged()
      return options.then?.(data, message, input)
    },
  })
  const change = async (input: CallInput<C>) => {
    if (!session) await ownGuestCart()
    await run({ ...input, ...cartInput() })
  }
  return { ...state, change }
}
